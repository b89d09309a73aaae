import type { Hono } from 'hono'
import { privateHeaders } from '../../http/headers.ts'
import type { CardProcessor } from './processor-of.ts'
import { MOST_BYTES, receive } from './receive.ts'
import type { TakingParts } from './taking.ts'

/** The address at which the processor's messages come in. */
export const processorPath = '/card-processor/messages'
/** Mounts the processor's address, where there is a processor. */
export const mountProcessor = (
  app: Hono,
  processor: CardProcessor | undefined,
  parts: Omit<TakingParts, 'lateAfter'>,
): void => {
  if (!processor) return
  app.post(processorPath, async c => {
    const announced = Number(c.req.header('content-length') ?? 0)
    if (announced > MOST_BYTES) return c.json({ error: 'too-large' }, 413, privateHeaders)
    const signature = c.req.header('card-processor-signature') ?? ''
    const { status, body } = await receive(parts, processor, { body: await c.req.text(), signature })
    return c.json(body, status, privateHeaders)
  })
}
