// Loaded before another program with --import: its last line says what memory and processor time it
// needed. On a machine with other work, processor time says more than the clock.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const seconds = (userCPUTime + systemCPUTime) / 1_000_000
  process.stdout.write(`\npeak memory ${maxRSS} kB, processor ${seconds.toFixed(1)} s\n`)
})
