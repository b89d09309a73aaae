import type { wire } from '@strongroom/shared'
import { enterCode, fill, gone, press, see, seeButton, seeLiveButton, type } from '../act.ts'
import { answers, answersWhole, lists } from '../answers.ts'
import { settings, wallet } from '../catalogue.ts'
import { cardInfo } from '../records.ts'
import { type Flow, giveCode, pressOnce } from './flow.ts'

const at = '2026-11-20T10:00:00.000Z'

const writeOn: Flow = {
  ...{ file: 'support/member/own-case.tsx', address: '/csr?case=case-1', call: 'support.write' },
  ...{ field: 'Write on', again: 'here' },
  set: () => {
    answersWhole('catalogue.publicSettings', settings)
    lists('support.own', [])
    const talk: wire.SupportTalk['talk'] = []
    answers('support.talk', () => ({
      ...{ id: 'case-1', uid: '100045', username: 'Ada', email: 'ada@example.com', subject: 'Late' },
      ...{ reference: null, messages: talk.length, created_date: at, updated_date: at, talk },
      status: 0 as const,
      about: { lines: [], card_lines: [] },
    }))
    answers('support.write', ({ body: { text } }) => {
      talk.push({
        ...{ id: `m-${talk.length}`, by: 'member', author: null, text, file: null, created_date: at },
      })
      return { id: 'case-1', status: 0 as const }
    })
  },
  walk: async () => {
    await seeLiveButton('Send to customer service')
    fill({ 'Write on': 'It is still not there.' })
    press('Send to customer service')
  },
  end: 'All questions',
}

const firstLine: wire.OwnTransaction = {
  ...{ id: 'line-1', uid: '100045', type: 'top-up', status: 'done', currency: 'USD', amount: '5.00' },
  ...{ balance: '5.00', asked: null, fee: null, reference: 'ref-1', counterparty: null, reason: null },
  ...{ details: null, created_date: '2020-01-02T00:00:00.000Z' },
}

const statement: Flow = {
  ...{ file: 'statement/member/statements/ask-form.tsx', address: '/statements' },
  ...{ call: 'statements.ask', again: 'here' },
  set: () => {
    answers('statements.list')
    lists('statement.ofMember', [firstLine])
    answers('statements.ask', { id: 'statement-1' })
  },
  walk: async () => {
    await seeLiveButton('Make the statement')
    press('Make the statement')
  },
  end: 'No statement yet',
}

const ownData: Flow = {
  ...{ file: 'account/member/settings/own-data.tsx', address: '/setting/data' },
  ...{ call: 'exports.askOwnData', field: 'Password', again: 'here' },
  set: () => {
    answers('exports.ownData')
    answers('exports.askOwnData', { id: 'copy-1' })
  },
  walk: async () => {
    await seeLiveButton('Make the copy')
    type('Password', 'engine-1843-notes')
    press('Make the copy')
  },
  end: 'No copy yet',
}

const payee: Flow = {
  ...{ file: 'quick-pay/member/payee-dialog.tsx', address: '/quickpay', call: 'quickPay.savePayee' },
  again: 'here',
  set: () => {
    answers('wallet.list', [wallet('USD', '100.00')])
    answers('quickPay.contacts', [
      {
        ...{ uid: '100046', username: 'Ben', masked: 0, handle: null, nickname: 'Rent', favourite: 0 },
        last_paid: null,
      },
    ])
    answersWhole('quickPay.savePayee', { status: true, data: [] })
  },
  opens: async () => {
    await gone('Nickname')
    await pressOnce('Change the contact Rent')
  },
  ...{ field: 'Nickname', first: 'Rent' },
  walk: async () => {
    type('Nickname', 'Landlord')
    press('Save')
  },
  end: 'Find the payee',
}

const handle: Flow = {
  ...{ file: 'account/member/settings/handle-form.tsx', address: '/setting/foundby' },
  ...{ call: 'account.setHandle', again: 'never', field: 'Handle' },
  set: () => answersWhole('account.setHandle', { status: true, data: [] }),
  walk: async () => {
    await seeLiveButton('Save the handle')
    fill({ Handle: 'ada.l' })
    press('Save the handle')
  },
  end: 'Save the handle',
}

const phone: Flow = {
  ...{ file: '../platform/members/member/phone/prove-phone.tsx', address: '/editaccount' },
  ...{ call: 'account.setPhone', again: 'here', field: 'Phone number', first: '91234567' },
  set: () => {
    answers('catalogue.areaCodes', [])
    answers('catalogue.countries', [])
    answers('account.messageCode')
    answers('account.setPhone')
  },
  walk: async () => {
    await pressOnce('Send a code by SMS')
    await see(/^Enter the six digits we sent to/)
    enterCode('Code from the SMS', '123456')
  },
  end: 'Send a code by SMS',
}

const billAddress: Flow = {
  ...{ file: 'card/member/bill-address.tsx', address: '/prepaidcard/billAddress', call: 'card.editHolder' },
  again: 'never',
  set: () => {
    answers('card.info', cardInfo({ holder: null }))
    answers('account.mailCode')
    answers('card.editHolder')
  },
  opens: () => pressOnce('Enter the billing address'),
  field: 'City',
  walk: async () => {
    fill({ 'Name on the card': 'ADA LOVELACE', Address: '1 Harbour Road', City: 'Hong Kong' })
    fill({ Country: 'Hong Kong' })
    press('Continue')
    await giveCode()
    press('Save the billing address')
  },
  end: 'Saved',
}

const note: Flow = {
  ...{ file: 'statement/member/transaction/own-note.tsx', address: '/transactions/line-1' },
  ...{ call: 'statement.noteOwn', again: 'never', field: 'Only you read it' },
  set: () => {
    answers('statement.one', {
      ...{ id: 'line-1', uid: '100045', type: 'quick-pay-sent', status: 'done', currency: 'USD' },
      ...{ amount: '-12.50', balance: '387.50', asked: null, fee: null, reference: 'pay-1', reason: null },
      ...{ counterparty: '100046', counterparty_name: 'Ben', details: null, related: [], own_note: null },
      ...{ request: null, created_date: at, booked_date: at },
      history: [{ event: 'QuickPaySent', by: 'member', created_date: at }],
    })
    answers('statement.noteOwn')
  },
  walk: async () => {
    await seeButton('Save the note')
    type('Only you read it', 'for the boat')
    press('Save the note')
  },
  end: 'Your note',
}

/** Forms about what is the member's own: a question, a statement, a copy of their data, a payee, a phone number, a card's address, a note. */
export const ownFlows: readonly Flow[] = [
  writeOn,
  statement,
  ownData,
  payee,
  handle,
  phone,
  billAddress,
  note,
]
