import { tuneGarbageCollector } from '@strongroom/ledger/eventlog/tools'
import { admin } from './commands/admin.ts'
import { catalogueStart } from './commands/catalogue-start.ts'
import { logCopy } from './commands/log-copy.ts'
import { logSeal } from './commands/log-seal.ts'
import { logVerify } from './commands/log-verify.ts'
import { retry, skip } from './commands/parked.ts'
import { type Command, type StandaloneCommand, withPlatform } from './commands/platform.ts'
import { cutOver, discard, rebuild, rollBack } from './commands/rebuild.ts'
import { receiptVerify } from './commands/receipt-verify.ts'
import { sentenceOf } from './commands/sentence.ts'
import { status } from './commands/status.ts'
import { witness } from './commands/witness.ts'

// `npm run strongroom -- <command>`: operators' commands.
const commands: readonly (Command | StandaloneCommand)[] = [
  status,
  rebuild,
  cutOver,
  discard,
  rollBack,
  retry,
  skip,
  logVerify,
  logSeal,
  logCopy,
  catalogueStart,
  admin,
  receiptVerify,
  witness,
]

tuneGarbageCollector()
const given = process.argv.slice(2)
const command = commands.find(({ usage }) => wordsOf(usage).every((word, at) => given[at] === word))

if (command) {
  try {
    const args = given.slice(wordsOf(command.usage).length)
    process.exitCode =
      'runAlone' in command
        ? await command.runAlone(args)
        : await withPlatform(platform => command.run(platform, args))
  } catch (error) {
    console.error(sentenceOf(error) ?? error)
    process.exitCode = 1
  }
} else {
  console.log('npm run strongroom -- <command>\n')
  for (const { usage, about } of commands) console.log(`  ${usage.padEnd(35)} ${about}`)
  process.exitCode = given.length === 0 || given[0] === 'help' ? 0 : 1
}

/** The words of a usage that must be said as they are: all but `<this>`. */
function wordsOf(usage: string): string[] {
  return usage.split(' ').filter(word => !word.startsWith('<'))
}
