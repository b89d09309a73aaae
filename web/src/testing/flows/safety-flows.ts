import { screen } from '@testing-library/react'
import { fill, press, seeButton, type } from '../act.ts'
import { answers } from '../answers.ts'
import { givePasskeys } from '../browser-passkeys.ts'
import { member } from '../people.ts'
import { type Flow, giveCode, pressOnce, provePin } from './flow.ts'

const at = '2026-11-23T10:00:00.000Z'

const newCodes: Flow = {
  ...{ file: 'account/member/security/change-authenticator.tsx', address: '/setting/recoverycodes' },
  ...{ call: 'account.renewRecoveryCodes', field: 'PAY code', again: 'never' },
  set: () => {
    answers('account.authenticator', { status: 1, on_date: at, codes_left: 10 })
    answers('account.renewRecoveryCodes', {
      codes: Array.from({ length: 10 }, (_, at) => `abcd${at}-efgh${at}`),
    })
  },
  walk: async () => {
    fill({ 'PAY code': '806257', 'Code of the app, or a recovery code': '654321' })
    press('Make new recovery codes')
  },
  end: 'You have new recovery codes',
}

const freeze: Flow = {
  ...{ file: 'account/member/security/freeze.tsx', address: '/setting/security', call: 'account.freeze' },
  again: 'never',
  set: () => {
    answers('account.sessions', [])
    answers('account.passkeys', [])
    answers('account.authenticator', { status: 0, on_date: null, codes_left: 0 })
    answers('chain.allowList', { on: 0, ends_date: null, cooling_hours: 24 })
    answers('account.freeze')
  },
  walk: async () => {
    await pressOnce('Freeze the account')
    await pressOnce('Freeze the account')
  },
  end: 'Your account is frozen.',
}

const unfreeze: Flow = {
  ...{ file: 'account/member/security/unfreeze.tsx', address: '/setting/unfreeze' },
  ...{ call: 'account.unfreeze', as: member({ frozen: 1 }), field: 'PAY code', again: 'never' },
  set: () => {
    answers('account.mailCode')
    answers('account.checkUnfreeze')
    answers('account.unfreeze')
  },
  walk: provePin,
  end: 'Your account is no longer frozen',
}

const removePasskey: Flow = {
  ...{ file: 'account/member/security/remove-passkey.tsx', address: '/setting/passkey/key?step=remove' },
  ...{ call: 'account.removePasskey', field: 'PAY code', again: 'never' },
  set: () => {
    givePasskeys()
    answers('account.passkeys', [
      {
        ...{ id: 'key', name: 'Blue key', used_date: null, created_date: at, browser: '', system: '' },
        transports: ['usb'],
      },
    ])
    answers('account.mailCode')
    answers('account.checkBeginPasskey')
    answers('account.removePasskey')
  },
  walk: async () => {
    await seeButton('Send the code')
    await provePin()
  },
  end: 'The passkey was removed',
}

const endConfirmer: Flow = {
  ...{ file: 'account/member/security/end-confirmer.tsx', address: '/setting/confirmdevice/phone' },
  ...{ call: 'account.endConfirmer', field: 'PAY code', again: 'never' },
  set: () => {
    let kept = [
      {
        ...{ id: 'phone', browser: 'Chrome', system: 'Android', current: 0 as const },
        ...{ since_date: at, seen_date: at },
      },
    ]
    answers('account.confirmers', () => kept)
    answers('account.mailCode')
    answers('account.checkEndConfirmer')
    answers('account.endConfirmer', () => {
      kept = []
      return []
    })
  },
  walk: async () => {
    await seeButton('Send the code')
    await provePin()
  },
  end: 'This device confirms payments no more',
}

const endAllowList: Flow = {
  ...{ file: 'chain/member/allow-list/end-allow-list.tsx', address: '/setting/allowlist' },
  ...{ call: 'chain.endAllowList', field: 'PAY code', again: 'never' },
  set: () => {
    answers('chain.allowList', { on: 1, ends_date: null, cooling_hours: 24 })
    answers('account.mailCode')
    answers('chain.endAllowList', { on: 1, ends_date: at, cooling_hours: 24 })
  },
  walk: provePin,
  end: 'The allow-list ends in 24 hours',
}

const deletion: Flow = {
  ...{ file: 'account/member/settings/delete-account.tsx', address: '/setting/delete' },
  ...{ call: 'account.remove', field: 'Password', again: 'never' },
  set: () => {
    answers('account.canDelete')
    answers('account.checkPassword')
    answers('account.mailCode')
    answers('account.checkOwnCode', { fp_session_key: 'proof-1' })
    answers('account.remove')
  },
  walk: async () => {
    type('Password', 'engine-1843-notes')
    screen.getByLabelText(/^I have saved the records/).click()
    press('Send the code')
    await giveCode()
  },
  end: 'Your account is deleted',
}

/** Forms that stop something, or take it away. */
export const safetyFlows: readonly Flow[] = [
  ...[newCodes, freeze, unfreeze, removePasskey, endConfirmer, endAllowList, deletion],
]
