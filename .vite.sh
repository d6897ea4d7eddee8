# bash .vite.sh contentdir
PID=$(ss -ltnp | grep ':4416' | grep -o 'pid=[0-9]*' | head -1 | cut -d= -f2); [ -n "$PID" ] && kill $PID; sleep 1
(CONTENT_DIR=$1 node node_modules/vite/bin/vite.js --port 4416 --strictPort > /tmp/b17/vite-charts.log 2>&1 &) ; sleep 7; tail -2 /tmp/b17/vite-charts.log
