import { forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const confirmingDevices = forUser.query({
  path: '/user/confirmations/devices/S',
  summary: 'Whether the caller’s device confirms payments that are begun on others, and how many others do',
  answer: wire.records(wire.confirmingDevices),
})

export const checkConfirmHere = forUser.preview({
  path: '/user/confirmations/here/before/S',
  summary: 'Whether the PAY code is right, before a code is sent for confirming payments on this device',
  refuses: ['DEVICE_WITHOUT_PUSH', 'WRONG_PIN'],
  body: wire.beforePasskeyBody,
  answer: wire.done,
})

export const confirmHere = forUser.command({
  path: '/user/confirmations/here/S',
  summary:
    'Lets the caller’s device confirm payments that are begun on others, proven by the PAY code and an emailed code of scene confirmdevice; it has to take push messages, and its member is told by e-mail',
  takesLong: true,
  refuses: ['DEVICE_WITHOUT_PUSH', 'WRONG_CODE', 'WRONG_PIN'],
  body: wire.confirmHereBody,
  answer: wire.done,
})

export const endConfirmHere = forUser.command({
  path: '/user/confirmations/here/end/S',
  summary: 'The caller’s device confirms no more payments. Repeating it has no effect',
  answer: wire.done,
})

export const confirmers = forUser.query({
  path: '/user/confirmations/devices/list/S',
  summary:
    'One’s own devices that confirm payments begun on others: name, since when, and when each was last seen',
  whole: true,
  answer: wire.records(wire.confirmer),
})

export const checkEndConfirmer = forUser.preview({
  path: '/user/confirmations/devices/before/S',
  summary: 'Whether the PAY code is right, before a code is sent for ending that a device confirms payments',
  refuses: ['WRONG_PIN'],
  body: wire.beforePasskeyBody,
  answer: wire.done,
})

export const endConfirmer = forUser.command({
  path: '/user/confirmations/devices/end/S',
  summary:
    'Ends that one of the caller’s devices confirms payments, whether its session is open or not, proven by the PAY code and an emailed code of scene confirmdevice; one that confirms no more is no mistake',
  refuses: ['WRONG_CODE', 'WRONG_PIN'],
  body: wire.endConfirmerBody,
  answer: wire.done,
})

export const beginConfirmation = forUser.command({
  path: '/user/confirmations/S',
  summary:
    'Asks the member’s other devices to confirm one payment, or one look at the card’s number, in place of emailed code and PAY code; once, in this session, for five minutes. It ends the one before',
  refuses: ['NO_CONFIRMING_DEVICE'],
  body: wire.beginConfirmationBody,
  answer: wire.records(wire.confirmation),
})

export const confirmation = forUser.query({
  path: '/user/confirmations/get/{id}/S',
  summary: 'A payment that was begun on one of the caller’s devices and waits to be confirmed on another one',
  answer: wire.records(wire.confirmation),
})

export const confirm = forUser.command({
  path: '/user/confirmations/confirm/S',
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

export const endConfirmation = forUser.command({
  path: '/user/confirmations/end/S',
  summary:
    'Declines what was begun on another device, or cancels what was begun on this one. Repeating it has no effect',
  refuses: ['CONFIRMATION_OVER', 'CONFIRMATION_UNKNOWN'],
  body: wire.endConfirmationBody,
  answer: wire.done,
})
