import { forPublic, forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const allowList = forUser.query({
  path: '/bindccaddress/allowlist/S',
  summary: 'Whether the caller’s new addresses rest before they can be sent to, and for how long',
  answer: wire.records(wire.allowList),
})

export const turnOnAllowList = forUser.command({
  path: '/bindccaddress/allowlist/on/S',
  summary: 'Lets the caller’s new addresses rest from now on; calls off an end that was asked for',
  answer: wire.done,
})

export const endAllowList = forUser.command({
  path: '/bindccaddress/allowlist/off/S',
  summary:
    'Asks for the end of the caller’s allow-list, which comes once it has rested too; proven by the PAY code and an emailed code of scene allowlist',
  refuses: ['WRONG_CODE', 'WRONG_PIN'],
  body: wire.endAllowListBody,
  answer: wire.records(wire.allowList),
})

export const keepAllowList = forPublic.command({
  path: '/bindccaddress/allowlist/keep',
  summary: 'Calls off the end of an allow-list by the link of the letter about it, once',
  refuses: ['LINK_USED_UP'],
  body: wire.keepAllowListBody,
  answer: wire.done,
})
