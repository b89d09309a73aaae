import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { onScreen } from '../../../testing/on-screen.tsx'
import { DocumentTile } from './document-tile.tsx'
import type { Shown } from './form.ts'

const uploads: FormData[] = []
const server = setupServer(
  http.post('*/v1/upload', async ({ request }) => {
    uploads.push(await request.formData())
    const id = `f${uploads.length}`
    return HttpResponse.json({ status: true, data: [{ id, type: 'application/pdf', size: 3 }] })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
beforeEach(() => {
  uploads.length = 0
  keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })
})

function Tile({ error }: { error?: string }) {
  const [document, setDocument] = useState<Shown>()
  return (
    <>
      <DocumentTile kind="selfie" name="Selfie" document={document} onDocument={setDocument} error={error} />
      <p>file {document?.file ?? 'none'}</p>
    </>
  )
}
const choose = (name: string, bytes: number, label = 'Choose a file: Selfie') => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: bytes })
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })
}
const MB = 1024 * 1024

describe('a document', () => {
  test('is uploaded as a document as soon as it is chosen, and can be replaced', async () => {
    onScreen(<Tile />)
    choose('me.PDF', 10 * MB)
    await screen.findByText('file f1')
    expect(uploads[0]?.get('type')).toBe('document')
    screen.getByText('Uploaded')
    choose('again.jpg', 1, 'Replace: Selfie')
    await screen.findByText('file f2')
  })
  test('of another kind, or too large, is refused before it is sent; what was there stays', async () => {
    onScreen(<Tile />)
    choose('me.jpg', 1)
    await screen.findByText('file f1')
    choose('film.mov', 1, 'Replace: Selfie')
    screen.getByText('This kind of file is not taken. Use JPG, PNG, BMP, HEIC or PDF.')
    choose('me.jpg', 10 * MB + 1, 'Replace: Selfie')
    screen.getByText('This file is 10.1 MB. The limit is 10 MB.')
    screen.getByText('file f1')
    expect(uploads).toHaveLength(1)
  })
  test('that could not be sent says why, at its place', async () => {
    server.use(http.post('*/v1/upload', () => HttpResponse.json({ error: 'too much' }, { status: 413 })))
    onScreen(<Tile />)
    choose('me.jpg', 1)
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Choose a file: Selfie').getAttribute('aria-invalid')).toBe('true')
    screen.getByText('file none')
  })
  test('that is no picture is refused by the server in words of its own, and is not said to be uploaded', async () => {
    onScreen(<Tile />)
    choose('me.jpg', 1)
    await screen.findByText('file f1')
    const issues = [{ path: 'file', message: 'The file format is incorrect' }]
    server.use(
      http.post('*/v1/upload', () => HttpResponse.json({ error: 'invalid', issues }, { status: 422 })),
    )
    choose('fake.png', 1, 'Replace: Selfie')
    const said = await screen.findByRole('alert')
    expect(said.textContent).toBe('This kind of file is not taken. Use JPG, PNG, BMP, HEIC or PDF.')
    expect(screen.queryByText('Uploaded')).toBeNull()
  })
  test('that is missing says so until it is there', async () => {
    onScreen(<Tile error="This document is needed." />)
    screen.getByText('This document is needed.')
    choose('me.jpg', 1)
    await screen.findByText('file f1')
    expect(screen.queryByText('This document is needed.')).toBeNull()
  })
})
