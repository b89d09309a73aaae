import { command, query } from '../call.ts'
import * as wire from '../schemas.ts'

export const push = query({
  path: '/user/push/S',
  audience: 'user',
  summary: 'Whether the browser of this session takes push messages, and the key that it subscribes with',
  answer: wire.records(wire.pushStanding),
})

export const setPush = command({
  path: '/user/push/S',
  audience: 'user',
  summary:
    'Sends push messages to the browser of this session until its member signs out there: at most ten browsers of a member',
  body: wire.pushBody,
  answer: wire.done,
})

export const keepPush = command({
  path: '/user/push/keep/S',
  audience: 'user',
  summary:
    'Binds the subscription that this browser has from an earlier session of the caller to this session',
  body: wire.keepPushBody,
  answer: wire.records(wire.keptPush),
})

export const endPush = command({
  path: '/user/push/end/S',
  audience: 'user',
  summary: 'Sends no more push messages to the browser of this session. Repeating it has no effect',
  answer: wire.done,
})
