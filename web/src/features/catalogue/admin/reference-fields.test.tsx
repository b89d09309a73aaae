import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, press, see, seeOnPage, wrongWith } from '../../../testing/act.ts'
import { answers, bodies, finds, lists } from '../../../testing/answers.ts'
import { serveContract, takeFaults } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const bank = (id: string, bank_name: string): wire.SysBankRecord => ({
  ...{ id, bank_name, account_type: 0, beneficiary_name: 'Strongroom', account_number: `number of ${id}` },
  ...{ swift_code: '', bank_routing_number: '', bank_address: '', status: 1, sort: 0 },
})
const banks = [bank('b-1', 'First Bank'), bank('b-2', 'Second Bank')]
const level: wire.VipLevelRecord = {
  ...{ id: '3', level: 3, level_name: 'Gold', cc_rate: null, fps_ratio: null, fps_max: null },
  ...{ bank_deposit_rate: null, bank_withdraw_rate: null, status: 1, sort: 0 },
  ...{ banks: [banks[0] as wire.SysBankRecord], bank_ids: ['b-1'] },
}

const group: wire.UserGroupRecord = {
  ...{ id: 'staff', group_code: 'staff', group_name: 'Staff', group_name_zh: '員工', group_name_sc: '员工' },
  ...{ group_name_ja: '社員', cc_rate: null, fps_ratio: null, fps_max: '70000', bank_deposit_rate: null },
  ...{ bank_withdraw_rate: null, bank_limit: 9, status: 1, sort: 0 },
}

const open = async () => {
  answers('vip.levels', [level])
  answers('catalogue.houseBankById', banks)
  answers('catalogue.uses')
  await renderScreen('/admin/sysconfigs/viplevel?open=3', { as: administrator('superadmin') })
  await see('First Bank · Strongroom · number of b-1')
}

test('the list of VIP levels says their fee of swaps, FPS ratio, FPS maximum and banks', async () => {
  answers('vip.levels', [{ ...level, cc_rate: '0.0012', fps_ratio: '0.1281', fps_max: '50000' }])
  await renderScreen('/admin/sysconfigs/viplevel', { as: administrator('auditor') })
  await seeOnPage('Fee of swaps between coins', 'FPS ratio', 'FPS maximum, in HKD')
  await seeOnPage('Gold', '0.0012', '0.1281', '50,000', 'First Bank')
})

test('the banks of a VIP level are chosen on its screen', async () => {
  await open()
  answers('vip.editLevel', level)
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect([box(/First/).checked, box(/Second/).checked]).toEqual([true, false])
  fireEvent.click(box(/Second/))
  fill({ Reason: 'As agreed' })
  press('Save')
  await waitFor(() => expect(bodies('vip.editLevel')).toMatchObject([{ id: '3', banks: ['b-1', 'b-2'] }]))
})

test('a rate of 7 is refused at its field, with what to enter instead', async () => {
  await open()
  finds('vip.editLevel', { bank_deposit_rate: 'Must be below 1' })
  fireEvent.change(screen.getByLabelText('Fee of bank deposits'), { target: { value: '7' } })
  fill({ Reason: 'As agreed' })
  press('Save')
  await waitFor(() =>
    expect(wrongWith('Fee of bank deposits')).toContain('Use a share below 1 such as 0.003'),
  )
  // The contract's own schema says so too.
  expect(takeFaults()).toHaveLength(1)
})

test('a user group is made of a name in four languages and what it sets, and says what goes before what', async () => {
  answers('userGroup.list')
  await renderScreen('/admin/usergroups', { as: administrator('superadmin') })
  await seeOnPage('The rates and limits of a member’s group go before those of the VIP level')
  answers('userGroup.save', group)
  press('Add')
  await see('Code of the group')
  fill({ 'Code of the group': 'staff', 'Name in English': 'Staff', 'Name in Traditional Chinese': '員工' })
  fill({ 'Name in Simplified Chinese': '员工', 'Name in Japanese': '社員', Reason: 'As agreed' })
  fill({ 'FPS maximum, in HKD': '70000', 'Bank accounts that may be linked': '9' })
  press('Save')
  const { id: _, ...said } = group
  await waitFor(() => expect(bodies('userGroup.save')).toMatchObject([said]))
})

test('a type of card is entered with its names, its picture and the prices that differ from the settings', async () => {
  lists('cardType.pages', [])
  const kept = { ...{ id: 'gold', name: 'Gold', name_zh: '', name_sc: '', name_ja: '' } }
  const fees = { opening_fee: '80', initial_balance: null, monthly_fee: null, annual_fee: null }
  answers('cardType.save', { ...kept, ...fees, card_img: '', currency: 'USD', status: 1, sort: 0 })
  await renderScreen('/admin/cardtypes?open=new', { as: administrator('operator') })
  await seeOnPage('Card types')
  fill({
    ...{ 'Name in English': 'Gold', 'Name in Japanese': 'ゴールド' },
    ...{ 'Price of opening, in USD': '80', Reason: 'A new card' },
  })
  press('Picture: gold')
  press('Save')
  await waitFor(() =>
    expect(bodies('cardType.save')).toMatchObject([
      {
        ...{ name: 'Gold', name_zh: '', name_ja: 'ゴールド', card_img: '/cards/gold.svg', currency: 'USD' },
        ...{ opening_fee: '80', initial_balance: null, monthly_fee: null, annual_fee: null, status: 1 },
      },
    ]),
  )
})

test('a canned answer is kept in the languages that are written, and refused with a placeholder that nothing fills', async () => {
  const kept = { id: 'late', title: 'Late', text_en: 'Dear {member}', text_zh: '', text_sc: '', text_ja: '' }
  lists('cannedAnswer.pages', [])
  await renderScreen('/admin/cannedanswers?open=new', { as: administrator('operator') })
  await seeOnPage('Canned answers', 'One language is enough')
  finds('cannedAnswer.save', { text_en: 'Only the placeholders member, reference and administrator' })
  fill({ Title: 'Late', 'Text in English': 'Dear {name}', Reason: 'Asked often' })
  press('Save')
  await waitFor(() =>
    expect(wrongWith('Text in English')).toContain('{member}, {reference}, {administrator}'),
  )
  expect(takeFaults()).toHaveLength(1)
  answers('cannedAnswer.save', { ...kept, status: 1, sort: 0 })
  fill({ 'Text in English': 'Dear {member}' })
  press('Save')
  const { id: _, ...said } = kept
  await waitFor(() => expect(bodies('cannedAnswer.save').at(-1)).toMatchObject(said))
})

test('maintenance is announced from a moment to another one in UTC, and listed by them', async () => {
  const texts = {
    title_zh: '',
    title_sc: '',
    title_ja: '',
    text_en: '',
    text_zh: '',
    text_sc: '',
    text_ja: '',
  }
  const row = {
    ...{ id: 'disks', title_en: 'Disks', ...texts, status: 1 as const },
    ...{ from_date: '2026-12-02T02:00:00.000Z', until_date: '2026-12-02T03:30:00.000Z' },
  }
  lists('maintenance.pages', [row])
  answers('maintenance.save', row)
  await renderScreen('/admin/maintenances?open=new', { as: administrator('operator') })
  await seeOnPage('Planned maintenance', 'Disks', '02 Dec 2026 02:00:00 UTC')
  fill({ 'Begins (UTC)': '2026-12-01T02:00', 'Ends (UTC)': '2026-12-01T03:00:30' })
  fill({ 'Title in English': 'Move', Reason: 'As agreed' })
  press('Save')
  await waitFor(() =>
    expect(bodies('maintenance.save')).toMatchObject([
      {
        ...{
          title_en: 'Move',
          from_date: '2026-12-01T02:00:00.000Z',
          until_date: '2026-12-01T03:00:30.000Z',
        },
        ...{ title_ja: '', text_en: '', status: 1 },
      },
    ]),
  )
})
