import { askOutside } from '@strongroom/projections/outside'
import type { Config } from '@strongroom/shared/config'
import { processorPath } from './mount-processor.ts'
import { cardProcessorOf } from './processor-of.ts'
import { signatureOf } from './signature.ts'

/** A person at a keyboard gives up sooner. */
const PATIENCE_MS = 30_000

/**
 * Sends a message to the platform at an address as the demo's processor, over HTTP and signed: its status and body. Nothing where a
 * real processor stands at that door, or none: no command line speaks in its name.
 */
export const tellAsDemo = async (
  config: Pick<Config, 'cardProcessorKey' | 'cardProcessorUrl' | 'secretKey' | 'production'>,
  address: string,
  message: object,
): Promise<{ readonly status: number; readonly body: string } | undefined> => {
  const processor = cardProcessorOf(config)
  if (processor?.source !== 'demo') return undefined
  const body = JSON.stringify(message)
  const { status, text } = await askOutside(new URL(processorPath, address), {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      'Content-Type': 'application/json',
      'Card-Processor-Signature': signatureOf(processor.key, body, new Date()),
    },
  })
  return { status, body: text }
}
