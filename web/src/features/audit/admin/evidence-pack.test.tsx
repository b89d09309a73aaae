import { HttpResponse } from 'msw/http'
import { expect, test, vi } from 'vitest'
import { press, see, seeButton } from '../../../testing/act.ts'
import { asked, lists, refuses } from '../../../testing/answers.ts'
import { respond, serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

test('an auditor saves the pack of the member and the days that are chosen', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it')
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  lists('audit.events', [])
  const headers = { 'Content-Disposition': 'attachment; filename="evidence-100045.zip"' }
  respond('audit.evidence', () => HttpResponse.text('PK', { headers }))
  await renderScreen('/admin/audit?uid=100045&from=2026-11-01&type=SwapSettled', {
    as: administrator('auditor'),
  })
  await seeButton('Save the evidence pack of member 100045')
  press('Save the evidence pack of member 100045')
  await vi.waitFor(() => expect(saved).toEqual(['evidence-100045.zip']))
  expect(asked('audit.evidence').map(({ filter }) => filter)).toEqual([{ uid: '100045', from: '2026-11-01' }])
})

test('too many events are said with their number', async () => {
  lists('audit.events', [])
  refuses('audit.evidence', 'TOO_MANY_EVENTS', { events: '12345', most: '10000' })
  await renderScreen('/admin/audit?uid=100045', { as: administrator('superadmin') })
  await seeButton('Save the evidence pack of member 100045')
  press('Save the evidence pack of member 100045')
  await see('These are 12345 events, and a pack holds 10000. Choose fewer days.')
})

test('without a member it is the pack of the chosen days', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  lists('audit.events', [])
  respond('audit.evidence', () => HttpResponse.text('PK'))
  await renderScreen('/admin/audit?to=2026-11-02', { as: administrator('auditor') })
  await seeButton('Save the evidence pack of the chosen days')
  press('Save the evidence pack of the chosen days')
  await vi.waitFor(() =>
    expect(asked('audit.evidence').map(({ filter }) => filter)).toEqual([{ to: '2026-11-02' }]),
  )
})

test('other administrators are not offered one', async () => {
  lists('audit.events', [])
  await renderScreen('/admin/audit?uid=100045', { as: administrator('support') })
  await seeButton('Save as NDJSON, to be checked')
  expect(document.querySelector('a[href="/verify-evidence.mjs"]')).toBeNull()
})
