import { appendFileSync } from 'node:fs'

// A process to be kept, which notes in the file that NOTES names when it has "begun" and, when asked to stop, "stopped".
// With FAILS set it ends at once instead.
const note = (word: string) => appendFileSync(process.env.NOTES as string, `${word} ${process.pid}\n`)
if (process.env.FAILS) {
  note('begun')
  console.error('out of order')
  process.exit(3)
}
const timer = setInterval(() => {}, 1_000)
process.once('SIGTERM', () => {
  note('stopped')
  clearInterval(timer)
})
// Last: its reader may ask us to stop at once.
note('begun')
