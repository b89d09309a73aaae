import { createHmac } from 'node:crypto'

/** A call's signature as a client makes it: HMAC-SHA256 of e-mail and tonce with the session's key, in hex. */
export const sign = ({ email, tonce, key }: { email: string; tonce: string; key: string }): string =>
  createHmac('sha256', key)
    .update(email + tonce)
    .digest('hex')
