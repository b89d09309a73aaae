import type { wire } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { press, see, seeOnPage } from '../../../testing/act.ts'
import { answers, asked, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const code: wire.PayQr = {
  ...{ id: 'code-1', data: 'data-1', uid: '100045', username: 'Ada', type: 1, currency: 'USD' },
  ...{ amount: '5', times: 10, scans: 3, total: '50', left: '35', status: 0 },
  ...{
    expired_date: '2026-12-01T14:02:11.000Z',
    created_date: '2026-11-22T14:02:11.000Z',
    finish_date: null,
  },
}

describeList({
  path: '/quickpay/qrcodes',
  name: 'payQr.list',
  row: code,
  shows: ['5.00', '3 / 10', 'Can be scanned', 'Several times · valid 9 days', '35.00', '50.00'],
  showsNarrow: ['5.00', '50.00', 'Can be scanned', 'Several times · valid 9 days'],
  empty: 'No pay code yet',
  filters: [{ label: 'State', value: '-1', address: 'status=-1', asks: { status: -1 } }],
})

test('a pay code of one scan and one day says so', async () => {
  const next = '2026-11-23T14:02:11.000Z'
  lists('payQr.list', [{ ...code, type: 0, times: 1, scans: 0, expired_date: next }])
  await renderScreen('/quickpay/qrcodes')
  await seeOnPage('Once · valid 1 day')
})

test('a pay code opens to who has scanned it, and stands open in the address', async () => {
  lists('payQr.list', [code])
  answers('payQr.scans', [
    {
      ...{ id: 'scan-1', uid: '100046', username: 'Ben', scan: 1, currency: 'USD', amount: '5', status: 1 },
      created_date: '2026-11-22T15:00:00.000Z',
    },
  ])
  const { address, reload } = await renderScreen('/quickpay/qrcodes')
  await seeOnPage('3 / 10')
  press(/^5\.00/)
  await see('Ben')
  expect(address()).toBe('/quickpay/qrcodes?open=code-1')
  const ways = [...document.querySelectorAll('main a')].map(each => each.getAttribute('href'))
  expect(ways).toContain('/transactions/pay-code%3Acode-1')
  expect(asked('payQr.scans')[0]?.params).toEqual({ qpq_id: 'code-1' })
  await reload()
  await see('Ben')
  press(/^5\.00/)
  await seeOnPage('Each scan pays')
})
