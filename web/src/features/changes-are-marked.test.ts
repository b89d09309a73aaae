import { expect, test } from 'vitest'

/** The files of administrators' screens that send something, by their paths. */
const sending = Object.entries(
  import.meta.glob<string>(['./**/admin/**/*.tsx', '../platform/**/admin/**/*.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([path, text]) => !path.includes('.test.') && text.includes('useSubmit('))

/** Reasons why nothing stands over a row after what a file sends. */
const [NEW, PROPOSED, OWN_TABLE, OWN_QUERY, NO_LIST] = [
  'it makes a row, and changes none',
  'another administrator decides it',
  'the row stands in a table of its own, which is never behind the log',
  'its own query is asked anew',
  'no list shows it',
]
const unmarked: Readonly<Record<string, string>> = {
  './audit/admin/counterfactual-form.tsx': NEW,
  './audit/admin/look-dialog.tsx': NEW,
  './audit/admin/proof-findings.tsx': OWN_QUERY,
  './bank/admin/circle.tsx': NEW,
  './bank/admin/virtual-account-form.tsx': PROPOSED,
  './card/admin/card-import.tsx': NEW,
  './card/admin/card-log-form.tsx': NEW,
  './card/admin/cards-file.tsx': NEW,
  './chain/admin/addresses/bring-in.tsx': NEW,
  './chain/admin/collections/collect-dialog.tsx': NEW,
  './chain/admin/collections/collections.tsx': OWN_QUERY,
  '../platform/cases/admin/screening/case-risk.tsx': OWN_QUERY,
  './exports/admin/export-acts.tsx': OWN_TABLE,
  './finance/admin/close-period.tsx': PROPOSED,
  './finance/admin/reconciliation/add-statement.tsx': NEW,
  './finance/admin/reconciliation/book-item.tsx': PROPOSED,
  './finance/admin/reconciliation/correct-item.tsx': PROPOSED,
  './finance/admin/reconciliation/item-panel.tsx': OWN_TABLE,
  './finance/admin/reconciliation/match-bar.tsx': OWN_TABLE,
  './finance/admin/reconciliation/note-item.tsx': OWN_TABLE,
  './finance/admin/reconciliation/source-form.tsx': OWN_TABLE,
  './finance/admin/reconciliation/statement-acts.tsx': OWN_TABLE,
  './identity/admin/enter-record.tsx': NEW,
  './liabilities/admin/custody-report.tsx': OWN_TABLE,
  './liabilities/admin/holding-form.tsx': PROPOSED,
  './liabilities/admin/prove-now.tsx': NEW,
  './liabilities/admin/withdraw-holding.tsx': PROPOSED,
  './office/admin/cases/adjustment-form.tsx': NEW,
  '../platform/cases/admin/ask-second.tsx': OWN_QUERY,
  './office/admin/inbox/bulk-jobs.tsx': OWN_TABLE,
  '../platform/cases/admin/assignment.tsx': OWN_TABLE,
  '../platform/cases/admin/note-list.tsx': OWN_TABLE,
  './office/admin/policy/policy-form.tsx': PROPOSED,
  './office/admin/proof-dialog.tsx': NO_LIST,
  './operations/admin/cut-over.tsx': OWN_TABLE,
  './operations/admin/failed-runs.tsx': OWN_TABLE,
  './operations/admin/failing-reactions.tsx': OWN_TABLE,
  './operations/admin/parked-stream.tsx': OWN_TABLE,
  './operations/admin/rebuild-chosen.tsx': NEW,
  './operations/admin/rebuild-decision.tsx': OWN_TABLE,
  './operations/admin/rebuild-progress.tsx': OWN_TABLE,
  './operations/admin/resend.tsx': OWN_TABLE,
  './operations/admin/roll-back.tsx': OWN_TABLE,
  './operations/admin/skip-event.tsx': OWN_TABLE,
  './withdrawal/admin/enter-withdrawal.tsx': NEW,
  './catalogue/admin/setting.tsx': NO_LIST,
}

test('what an administrator makes of a row stands over it until its list follows, on every screen', () => {
  const isMarked = (text: string) => /\bnote(Decided|InBulk)\(/.test(text)
  expect(sending.filter(([, text]) => isMarked(text)).length).toBeGreaterThan(10)
  const forgotten = sending.flatMap(([path, text]) => (isMarked(text) || unmarked[path] ? [] : [path]))
  expect(forgotten).toEqual([])
})

test('no screen stands in the list of those without a mark that has gone, or has one', () => {
  const kept = sending.flatMap(([path, text]) => (/\bnote(Decided|InBulk)\(/.test(text) ? [] : [path]))
  expect(Object.keys(unmarked).filter(path => !kept.includes(path))).toEqual([])
})
