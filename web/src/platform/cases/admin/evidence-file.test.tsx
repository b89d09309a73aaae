import { fireEvent, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { buttonOf, press, see, seeButton } from '../../../testing/act.ts'
import { asked } from '../../../testing/answers.ts'
import { respond, serveContract } from '../../../testing/contract-server.ts'
import { onScreen } from '../../../testing/on-screen.tsx'
import { EvidenceFile } from './evidence-file.tsx'

serveContract()

const file = (type: string) =>
  respond('files.get', () =>
    HttpResponse.arrayBuffer(new ArrayBuffer(7), { headers: { 'Content-Type': type } }),
  )
const show = async () => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'finance' })
  onScreen(<EvidenceFile id="file-1" name="Proof" />)
  await seeButton('Show the file')
  expect(asked('files.get')).toEqual([])
  press('Show the file')
}
const picture = () => document.querySelector<HTMLImageElement>('.evidence img')
const sheet = () => document.querySelector<HTMLElement>('.evidence-sheet')

test('a picture is shown once it is asked for, and is enlarged and turned', async () => {
  file('image/png')
  await show()
  await waitFor(() => expect(picture()?.alt).toBe('Proof'))
  expect(buttonOf('Smaller')?.disabled).toBe(true)
  press('Larger')
  expect(sheet()?.style.width).toBe('200%')
  press('Larger')
  press('Larger')
  expect(buttonOf('Larger')?.disabled).toBe(true)
  press('Smaller')
  expect(sheet()?.style.width).toBe('300%')
  press('Turn')
  expect([picture()?.style.transform, sheet()?.dataset.sideways]).toEqual(['rotate(90deg)', 'true'])
  press('Turn')
  expect([picture()?.style.transform, sheet()?.dataset.sideways]).toEqual(['rotate(180deg)', undefined])
  press('Turn')
  expect(sheet()?.dataset.sideways).toBe('true')
})

test('a PDF is shown in the page by the browser’s own reader', async () => {
  file('application/pdf')
  await show()
  await waitFor(() => expect(document.querySelector('iframe')?.title).toBe('Proof'))
  expect(document.querySelector('iframe')?.src).toMatch(/^blob:/)
})

test('a picture that the browser cannot show is to be saved', async () => {
  file('image/heic')
  await show()
  await waitFor(() => expect(picture()).not.toBeNull())
  fireEvent.error(picture() as HTMLImageElement)
  await see('This browser cannot show it. Save the file to look at it.')
  await seeButton('Save the file')
})
