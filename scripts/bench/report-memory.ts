// Loaded before another program with --import: its last line says how much memory it needed.
process.on('exit', () => {
  process.stdout.write(`\npeak memory ${process.resourceUsage().maxRSS} kB\n`)
})
