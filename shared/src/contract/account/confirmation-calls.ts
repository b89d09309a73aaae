import { command, preview, query } from '../call.ts'
import * as wire from '../schemas.ts'

export const confirmingDevices = query({
  path: '/user/confirmations/devices/S',
  audience: 'user',
  summary: 'Whether the caller’s device confirms payments that are begun on others, and how many others do',
  answer: wire.records(wire.confirmingDevices),
})

export const checkConfirmHere = preview({
  path: '/user/confirmations/here/before/S',
  audience: 'user',
  summary: 'Whether the PAY code is right, before a code is sent for confirming payments on this device',
  refuses: ['DEVICE_WITHOUT_PUSH', 'WRONG_PIN'],
  body: wire.beforePasskeyBody,
  answer: wire.done,
})

export const confirmHere = command({
  path: '/user/confirmations/here/S',
  audience: 'user',
  summary:
    'Lets the caller’s device confirm payments that are begun on others, proven by the PAY code and an emailed code of scene confirmdevice; it has to take push messages, and its member is told by e-mail',
  takesLong: true,
  refuses: ['DEVICE_WITHOUT_PUSH', 'WRONG_CODE', 'WRONG_PIN'],
  body: wire.confirmHereBody,
  answer: wire.done,
})

export const endConfirmHere = command({
  path: '/user/confirmations/here/end/S',
  audience: 'user',
  summary: 'The caller’s device confirms no more payments. Repeating it has no effect',
  answer: wire.done,
})

export const confirmers = query({
  path: '/user/confirmations/devices/list/S',
  audience: 'user',
  summary:
    'One’s own devices that confirm payments begun on others: name, since when, and when each was last seen',
  whole: true,
  answer: wire.records(wire.confirmer),
})

export const checkEndConfirmer = preview({
  path: '/user/confirmations/devices/before/S',
  audience: 'user',
  summary: 'Whether the PAY code is right, before a code is sent for ending that a device confirms payments',
  refuses: ['WRONG_PIN'],
  body: wire.beforePasskeyBody,
  answer: wire.done,
})

export const endConfirmer = command({
  path: '/user/confirmations/devices/end/S',
  audience: 'user',
  summary:
    'Ends that one of the caller’s devices confirms payments, whether its session is open or not, proven by the PAY code and an emailed code of scene confirmdevice; one that confirms no more is no mistake',
  refuses: ['WRONG_CODE', 'WRONG_PIN'],
  body: wire.endConfirmerBody,
  answer: wire.done,
})

export const beginConfirmation = command({
  path: '/user/confirmations/S',
  audience: 'user',
  summary:
    'Asks the member’s other devices to confirm one payment, or one look at the card’s number, in place of emailed code and PAY code; once, in this session, for five minutes. It ends the one before',
  refuses: ['NO_CONFIRMING_DEVICE'],
  body: wire.beginConfirmationBody,
  answer: wire.records(wire.confirmation),
})

export const confirmation = query({
  path: '/user/confirmations/get/{id}/S',
  audience: 'user',
  summary: 'A payment that was begun on one of the caller’s devices and waits to be confirmed on another one',
  answer: wire.records(wire.confirmation),
})

export const confirm = command({
  path: '/user/confirmations/confirm/S',
  audience: 'user',
  summary:
    'Confirms what was begun on another device, by PAY code or passkey, on a device that its member has chosen for it',
  takesLong: true,
  refuses: [
    'CONFIRMATION_NOT_HERE',
    'CONFIRMATION_OVER',
    'CONFIRMATION_UNKNOWN',
    'WRONG_PASSKEY',
    'WRONG_PIN',
  ],
  body: wire.confirmBody,
  answer: wire.done,
})

export const endConfirmation = command({
  path: '/user/confirmations/end/S',
  audience: 'user',
  summary:
    'Declines what was begun on another device, or cancels what was begun on this one. Repeating it has no effect',
  refuses: ['CONFIRMATION_OVER', 'CONFIRMATION_UNKNOWN'],
  body: wire.endConfirmationBody,
  answer: wire.done,
})
