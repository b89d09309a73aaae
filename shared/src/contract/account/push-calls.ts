import { forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const push = forUser.query({
  path: '/user/push/S',
  summary: 'Whether the browser of this session takes push messages, and the key that it subscribes with',
  answer: wire.records(wire.pushStanding),
})

export const setPush = forUser.command({
  path: '/user/push/S',
  summary:
    'Sends push messages to the browser of this session until its member signs out there: at most ten browsers of a member',
  body: wire.pushBody,
  answer: wire.done,
})

export const keepPush = forUser.command({
  path: '/user/push/keep/S',
  summary:
    'Binds the subscription that this browser has from an earlier session of the caller to this session',
  body: wire.keepPushBody,
  answer: wire.records(wire.keptPush),
})

export const endPush = forUser.command({
  path: '/user/push/end/S',
  summary: 'Sends no more push messages to the browser of this session. Repeating it has no effect',
  answer: wire.done,
})
