@echo off
rem Windows: double-click this file to edit the site in your browser.
cd /d "%~dp0"
where node >nul 2>nul || goto nonode
node -e "process.exit(Math.max(0, 20 - parseInt(process.versions.node)))" || goto nonode
if exist node_modules\.edit-lock.json (
  fc /b package-lock.json node_modules\.edit-lock.json >nul 2>nul && goto ready
)
echo Getting what the editor needs. This happens once, and again after an update; it takes a few minutes.
call npm ci --no-audit --no-fund || goto offline
copy /y package-lock.json node_modules\.edit-lock.json >nul
:ready
echo The editor opens in your browser. Leave this window open while you work, and close it when you are done.
call npm run --silent edit && exit /b 0
echo The editor has stopped. What you typed is kept; open this file again.
goto stop
:nonode
echo Please install Node, version 20 or newer, from https://nodejs.org (the button LTS), then open this file again.
goto stop
:offline
echo This did not work. Are you online? Then open this file again.
:stop
pause
exit /b 1
