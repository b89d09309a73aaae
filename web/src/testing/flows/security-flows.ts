import { enterCode, fill, press, see, type } from '../act.ts'
import { answers } from '../answers.ts'
import { givePasskeys } from '../browser-passkeys.ts'
import { confirmation } from '../records.ts'
import { type Flow, giveCode, provePin } from './flow.ts'

const password: Flow = {
  ...{ file: 'account/member/settings/change-password.tsx', address: '/setting/password' },
  ...{ call: 'account.changePassword', field: 'Password now' },
  set: () => {
    answers('account.mailCode')
    answers('account.checkOwnCode', { fp_session_key: 'proof-1' })
    answers('account.checkPassword')
    answers('account.changePassword')
  },
  walk: async () => {
    fill({ 'Password now': 'old-password-1', 'New password': 'engine-1843-notes' })
    fill({ 'Confirm password': 'engine-1843-notes' })
    press('Send the code')
    await giveCode()
  },
  end: 'Your password is changed',
}

const pin: Flow = {
  ...{ file: 'account/member/settings/change-pin.tsx', address: '/setting/paycode' },
  ...{ call: 'account.changePin', field: 'PAY code now' },
  set: () => {
    answers('account.mailCode')
    answers('account.checkOwnCode', { fp_session_key: 'proof-1' })
    answers('account.checkPin')
    answers('account.changePin')
  },
  walk: async () => {
    fill({ 'PAY code now': '135792', 'New PAY code': '806257', 'Confirm PAY code': '806257' })
    press('Send the code')
    await giveCode()
  },
  end: 'Your PAY code is changed',
}

const off: Flow = {
  ...{ file: 'account/member/security/change-authenticator.tsx', address: '/setting/authenticatoroff' },
  ...{ call: 'account.turnOffAuthenticator', field: 'PAY code', again: 'never' },
  set: () => {
    answers('account.authenticator', { status: 1, on_date: '2026-11-23T10:00:00.000Z', codes_left: 10 })
    answers('account.turnOffAuthenticator')
  },
  walk: async () => {
    fill({ 'PAY code': '806257', 'Code of the app, or a recovery code': '654321' })
    press('Turn off the authenticator app')
  },
  end: 'Your authenticator app is off',
}

const passkey: Flow = {
  ...{ file: 'account/member/security/add-passkey.tsx', address: '/setting/passkey' },
  ...{ call: 'account.confirmPasskey', field: 'PAY code' },
  set: () => {
    givePasskeys()
    answers('account.passkeys', [])
    answers('account.mailCode')
    answers('account.checkBeginPasskey')
    answers('account.confirmPasskey')
    answers('account.beginPasskey', {
      ...{ rp: { id: 'money.example', name: 'Strongroom' }, challenge: 'Y2hhbGxlbmdl', timeout: 120_000 },
      ...{ user: { id: 'aGFuZGxl', name: 'ada@example.com', displayName: 'Ada' }, attestation: 'none' },
      ...{ pubKeyCredParams: [{ type: 'public-key', alg: -7 }], excludeCredentials: [] },
      authenticatorSelection: {
        ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    })
  },
  walk: async () => {
    await provePin()
    await see('Name the passkey')
    type('Name of the passkey', 'Key')
    press('Make the passkey')
  },
  end: 'Your passkey was added',
}

const authenticator: Flow = {
  ...{ file: 'account/member/security/turn-on-authenticator.tsx', address: '/setting/authenticator' },
  ...{ call: 'account.confirmAuthenticator', field: 'PAY code' },
  set: () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    answers('account.authenticator', { status: 0, on_date: null, codes_left: 0 })
    answers('account.mailCode')
    answers('account.checkBeginAuthenticator')
    answers('account.beginAuthenticator', { secret, uri: `otpauth://totp/x?secret=${secret}` })
    answers('account.confirmAuthenticator', {
      codes: Array.from({ length: 10 }, (_, at) => `abcd${at}-efgh${at}`),
    })
  },
  walk: async () => {
    await provePin()
    await see('Scan this with your authenticator app')
    enterCode('Code of the app', '654321')
  },
  end: 'Your authenticator app is on',
}

const confirmHere: Flow = {
  ...{ file: 'account/member/security/confirm-here.tsx', address: '/setting/confirmdevice' },
  ...{ call: 'account.confirmHere', field: 'PAY code' },
  set: () => {
    answers('account.mailCode')
    answers('account.checkConfirmHere')
    answers('account.confirmHere')
  },
  walk: provePin,
  end: 'This device confirms payments now',
}

const confirm: Flow = {
  ...{ file: 'account/member/confirm/confirm-proof.tsx', address: '/confirm/confirmation-1' },
  ...{ call: 'account.confirm', again: 'never' },
  set: () => {
    let standing: 'waiting' | 'confirmed' = 'waiting'
    answers('account.confirmingDevices', { status: 1, push: 1, others: 0 })
    answers('account.confirmation', () => confirmation({ standing }))
    answers('account.confirm', () => {
      standing = 'confirmed'
      return []
    })
  },
  walk: async () => {
    await see('Enter your PAY code')
    enterCode('PAY code', '806257')
  },
  end: 'Confirmed: it goes on where you began it',
}

/** Forms about the secrets of an account, and about what they approve. */
export const securityFlows: readonly Flow[] = [
  password,
  pin,
  passkey,
  authenticator,
  off,
  confirmHere,
  confirm,
]
