import type { Config } from '@strongroom/shared/config'
import { processorPath } from './mount-processor.ts'
import { cardProcessorOf } from './processor-of.ts'
import { signatureOf } from './signature.ts'

/**
 * Sends a message to the platform at an address as the demo's processor, over HTTP and signed: its status and body. Nothing where a
 * real processor stands at that door, or none: no command line speaks in its name.
 */
export const tellAsDemo = async (
  config: Pick<Config, 'cardProcessorKey' | 'secretKey' | 'production'>,
  address: string,
  message: object,
): Promise<{ readonly status: number; readonly body: string } | undefined> => {
  const processor = cardProcessorOf(config)
  if (processor?.source !== 'demo') return undefined
  const body = JSON.stringify(message)
  const answer = await fetch(new URL(processorPath, address), {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'Card-Processor-Signature': signatureOf(processor.key, body, new Date()),
    },
  })
  return { status: answer.status, body: await answer.text() }
}
