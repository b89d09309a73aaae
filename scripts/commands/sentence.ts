import { StartRefused } from '@strongroom/api/process'
import { LogUnavailable, OutcomeUnknown } from '@strongroom/ledger/eventlog/log'
import { NoCopy } from '@strongroom/ledger/eventlog/verify'
import { RebuildRefused, SkipRefused } from '@strongroom/projections/runner'
import { ConfigurationError } from '@strongroom/shared/config'
import { errorCode, errorMessage } from '@strongroom/shared/error'
import { ArchiveFault, BackupRefused } from '../backup/archive.ts'
import { Misuse } from './platform.ts'

const plain = [
  Misuse,
  StartRefused,
  ConfigurationError,
  RebuildRefused,
  SkipRefused,
  NoCopy,
  BackupRefused,
  ArchiveFault,
]

/** The sentence for the person at the keyboard about an error that they can do something about; nothing for any other. */
export const sentenceOf = (error: unknown): string | undefined => {
  if (plain.some(kind => error instanceof kind)) return errorMessage(error)
  if (isOptionError(error)) return `${error.message.split('. ')[0]}. Ask with --help which options there are.`
  if (!(error instanceof LogUnavailable || error instanceof OutcomeUnknown)) return undefined
  const { message, cause } = error
  const reason = cause instanceof Error ? cause.message : message
  return `The event log does not answer: ${reason}\nWhat was asked for is not finished. Ask again when the log is back.`
}

/** Node's own refusal of a command's options. */
const isOptionError = (error: unknown): error is Error =>
  error instanceof Error && String(errorCode(error)).startsWith('ERR_PARSE_ARGS')
