import { inspect } from 'node:util'
import { hideSecrets, refuseOtherKeys } from '@strongroom/api/process'
import { admin } from './admin.ts'
import { backup } from './backup.ts'
import { catalogueStart } from './catalogue-start.ts'
import { counterfactual } from './counterfactual.ts'
import { demoCard } from './demo-card.ts'
import { evidence } from './evidence.ts'
import { journalExport } from './journal-export.ts'
import { liabilitiesProve } from './liabilities-prove.ts'
import { logCopy } from './log-copy.ts'
import { logSeal } from './log-seal.ts'
import { logVerify } from './log-verify.ts'
import { retry, skip } from './parked.ts'
import { type Command, type Described, type StandaloneCommand, withPlatform } from './platform.ts'
import { cutOver, discard, rebuild, rollBack } from './rebuild.ts'
import { receiptVerify } from './receipt-verify.ts'
import { restore } from './restore.ts'
import { sentenceOf } from './sentence.ts'
import { status } from './status.ts'
import { unknownOption } from './unknown-option.ts'
import { witness } from './witness.ts'

/** Operators' commands, in the order in which the help lists them. */
export const commands: readonly (Command | StandaloneCommand)[] = [
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
  backup,
  restore,
  liabilitiesProve,
  journalExport,
  evidence,
  counterfactual,
  catalogueStart,
  admin,
  demoCard,
  receiptVerify,
  witness,
]

/**
 * Carries out what stands behind `npm run strongroom --`, and answers with the exit code. An unknown command gets the list of
 * all. An error that is meant for the operator is said in a sentence.
 */
export const runCommand = async (given: readonly string[]): Promise<number> => {
  const command = commands.find(({ usage }) => wordsOf(usage).every((word, at) => given[at] === word))
  const isHelpAsked = given.some(word => word === '--help' || word === '-h') || given[0] === 'help'
  if (!command) return sayUsage(given, isHelpAsked)
  if (isHelpAsked) return sayAbout(command)
  const args = given.slice(wordsOf(command.usage).length)
  const unknown = unknownOption(command, args)
  if (unknown) return sayUnknownOption(unknown, command)
  try {
    if ('runAlone' in command) return await command.runAlone(args)
    return await withPlatform(async platform => {
      const { config } = platform
      if (command.needsKeys) await refuseOtherKeys(config.databaseUrl, config)
      return command.run(platform, args)
    })
  } catch (error) {
    console.error(hideSecrets(process.env)(sentenceOf(error) ?? inspect(error)))
    return 1
  }
}

/** The list of commands: of those that begin with the words given, or else of all. */
const sayUsage = (given: readonly string[], isHelpAsked: boolean): number => {
  const isAsked = given.length === 0 || isHelpAsked
  if (!isAsked) console.error(`There is no command "${namedIn(given)}".\n`)
  console.log('npm run strongroom -- <command>; --help behind one says more\n')
  const meant = commands.filter(({ usage }) => given[0] === wordsOf(usage)[0])
  const shown = meant.length > 0 ? meant : commands
  sayTable(shown.map(({ usage, about }) => [usage, about]))
  return isAsked ? 0 : 1
}

const sayTable = (lines: readonly (readonly [name: string, what: string])[]): void => {
  const width = Math.max(...lines.map(([name]) => name.length))
  for (const [name, what] of lines) console.log(`  ${name.padEnd(width)}  ${what}`)
}

const sayAbout = ({ usage, about, options = {}, examples = [] }: Described): number => {
  console.log(`npm run strongroom -- ${usage}\n\n${about}`)
  if (Object.keys(options).length > 0) {
    console.log('\nOptions:')
    sayTable(Object.entries(options))
  }
  for (const example of examples) console.log(`\n  npm run strongroom -- ${example}`)
  return 0
}

/** Without its value, which can be a secret. */
const sayUnknownOption = (option: string, command: Described): number => {
  console.error(`There is no option "${option}" of this command.\n`)
  sayAbout(command)
  return 1
}

/** The words that may have been meant as a command: options can hold secrets. */
const namedIn = (words: readonly string[]): string => {
  const end = words.findIndex(word => word.startsWith('-'))
  return words.slice(0, Math.min(2, end === -1 ? 2 : end || 1)).join(' ')
}

/** The words of a usage that must be said as they are: all but `<this>` and `[this]`. */
const wordsOf = (usage: string): string[] => usage.split(' ').filter(word => !/^[<[]/.test(word))
