import { declare } from '../call.ts'
import * as wire from '../schemas.ts'

export const sessions = declare({
  method: 'GET',
  path: '/user/sessions/S',
  audience: 'user',
  summary: 'One’s own open sessions: device, place, and when each was last used',
  changes: false,
  answer: wire.records(wire.ownSession),
})

export const endSession = declare({
  method: 'POST',
  path: '/user/sessions/end/S',
  audience: 'user',
  summary: 'Ends one of one’s own sessions; one that has ended already is no mistake',
  changes: true,
  body: wire.endSessionBody,
  answer: wire.done,
})

export const endOtherSessions = declare({
  method: 'POST',
  path: '/user/sessions/endothers/S',
  audience: 'user',
  summary: 'Ends all of one’s own sessions but the one it is signed with',
  changes: true,
  answer: wire.done,
})
