import type { wire } from '@strongroom/shared'
import { see } from './act.ts'
import { answers, asked, lists } from './answers.ts'
import { administrator } from './people.ts'
import { renderScreen } from './render-screen.tsx'

/** A top-up that waits, as administrators see it. */
export const topUp: wire.AdminTopUp = {
  ...{ id: 'top-up-1', uid: '100045', username: 'Ada', email: 'ada@example.com', txid: 'a'.repeat(64) },
  ...{ currency: 'USDT', network: 'TRC20', amount: '250', status: 0, fee: null, credited: null },
  ...{
    txid_members: 1,
    externalTxId: null,
    reason: null,
    created_date: '2026-11-20T10:00:00.000Z',
    finish_date: null,
    decided_by: null,
    decided_by_name: '',
  },
}

/** The list of top-ups at an address, and the filter that it last asked with. */
export const openTopUps = async (search = '') => {
  answers('catalogue.fixedNetworks', [])
  lists('topUp.all', [topUp], 70)
  const shown = await renderScreen(`/admin/topup${search}`, { as: administrator('finance') })
  await see('Ada')
  // The menu counts what waits by the same call, without a page of it.
  const filter = () => asked('topUp.all').findLast(each => (each.filter?.limit ?? 0) >= 20)?.filter
  return { ...shown, filter }
}
