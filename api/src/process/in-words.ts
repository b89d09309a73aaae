import { inspect } from 'node:util'
import { LogUnavailable, OutcomeUnknown } from '@strongroom/ledger/eventlog/log'
import { hearStart } from '@strongroom/ledger/eventlog/tools'
import { ConfigurationError } from '@strongroom/shared/config'
import { errorMessage } from '@strongroom/shared/error'
import { hideSecrets } from '../logging/hide-secrets.ts'

/** Something a person has to see to before Strongroom can start. Said as it is, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}

/** A service does not answer, which may be over in a moment: a start that is tried again may go well. Said without a stack. */
export class ServiceSilent extends Error {
  override readonly name = 'ServiceSilent'
}

/** The exit code of a process that a person has to see to, as `EX_CONFIG` of sysexits.h: to start it again changes nothing. */
export const REFUSED = 78

const plain = [StartRefused, ServiceSilent, ConfigurationError]

/**
 * Runs the main work of a process. An error that a person can see to ends the process with its sentence, without a stack; any other
 * with its stack. Neither holds a secret of the configuration. A parent with a channel to the process hears how far its start is.
 */
export const inWords = async (main: () => Promise<unknown>): Promise<void> => {
  hearStart(how => process.connected && process.send?.({ start: how }))
  try {
    if (process.env.AWAIT_GO) await heardGo()
    await main()
  } catch (error) {
    console.error(hideSecrets(process.env)(wordsOf(error)))
    const isRefused = error instanceof StartRefused || error instanceof ConfigurationError
    process.exit(isRefused ? REFUSED : 1)
  }
}

const wordsOf = (error: unknown): string => {
  if (plain.some(kind => error instanceof kind)) return errorMessage(error)
  if (error instanceof LogUnavailable || error instanceof OutcomeUnknown)
    return `The event log does not answer: ${reasonOf(error.cause) ?? error.message}`
  return inspect(error)
}

const reasonOf = (cause: unknown): string | undefined => (cause instanceof Error ? cause.message : undefined)

/**
 * A parent that starts us while it still prepares the database sends the variables that it did not know yet. We have loaded our
 * program meanwhile.
 */
const heardGo = (): Promise<void> =>
  new Promise(resolve => {
    const hear = (message: { readonly go?: NodeJS.ProcessEnv }) => {
      if (!message.go) return
      Object.assign(process.env, message.go)
      process.off('message', hear)
      process.off('SIGTERM', leave)
      // The channel alone must not keep a program alive that is done.
      process.channel?.unref()
      resolve()
    }
    // There is nothing to finish yet.
    const leave = () => process.exit()
    process.once('SIGTERM', leave)
    process.on('message', hear)
    process.channel?.ref()
    // Telling that we listen: a message sent before would be lost.
    process.send?.({ awaitsGo: true })
  })
