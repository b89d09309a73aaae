import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { privateHeaders } from '../../http/headers.ts'
import type { CardProcessor } from './processor-of.ts'
import { type ReceivingParts, receive } from './receive.ts'

/** The address at which the processor's messages come in. */
export const processorPath = '/card-processor/messages'

/** Bytes of a message at most. */
const MOST_BYTES = 16_384

/** Answers 413 to a message that is larger, and reads no more of it: nobody knows yet who sends it. */
const withinLimit = bodyLimit({
  maxSize: MOST_BYTES,
  onError: c => c.json({ error: 'too-large' }, 413, privateHeaders),
})

/** Mounts the processor's address, where there is a processor. */
export const mountProcessor = (
  app: Hono,
  processor: CardProcessor | undefined,
  parts: ReceivingParts,
): void => {
  if (!processor) return
  app.post(processorPath, withinLimit, async c => {
    const signature = c.req.header('card-processor-signature') ?? ''
    const { status, body } = await receive(parts, processor, { body: await c.req.text(), signature })
    return c.json(body, status, privateHeaders)
  })
}
