import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useId, useState } from 'react'
import { FILE_KINDS, uploadFile } from '../../../client/files.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { Status } from '../../../parts/status.tsx'
import { DocumentPicture } from './document-picture.tsx'
import type { Shown } from './form.ts'
import './identity.css'
import { fileQuery } from '../../../parts/file-query.ts'

const { accept, extensions, maxBytes } = FILE_KINDS.document
const MIB = 1024 * 1024

type DocumentTileProps = {
  kind: wire.KycDocumentKind
  name: string
  why?: string | undefined
  how?: string | undefined
  document: Shown | undefined
  onDocument: (document: Shown) => void
  /** Given where one of several may be left out again. */
  onRemove?: (() => void) | undefined
  error?: string | undefined
}

/**
 * One document: what it is for, what makes a good one, and the file that shows it. It is uploaded as soon as it is chosen;
 * the one before stays until the new one is there.
 */
export function DocumentTile(props: DocumentTileProps) {
  const { kind, name, why, how, document, onDocument, onRemove, error } = props
  const { t } = useLingui()
  const words = useProblemWords()
  const queries = useQueryClient()
  const id = useId()
  const [refused, setRefused] = useState<string>()
  const [share, setShare] = useState(0)
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile('document', file, setShare),
    onSuccess: (kept, file) => {
      queries.setQueryData(fileQuery(kept.id).queryKey, file)
      onDocument({ kind, file: kept.id, type: kept.type })
    },
  })
  const badKind = t`This kind of file is not taken. Use JPG, PNG, BMP, HEIC or PDF.`
  const whyNot = (file: File): string | undefined => {
    if (!extensions.test(file.name)) return badKind
    const size = (Math.ceil((file.size / MIB) * 10) / 10).toFixed(1)
    return file.size > maxBytes ? t`This file is ${size} MB. The limit is 10 MB.` : undefined
  }
  const choose = (file: File | undefined) => {
    if (!file || upload.isPending) return
    const refusal = whyNot(file)
    upload.reset()
    setShare(0)
    setRefused(refusal)
    if (!refusal) upload.mutate(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }
  const problem = upload.isError ? problemOf(upload.error) : undefined
  // The server looks into the file, and says so of its field.
  const notTaken = problem && (problem.kind === 'wrong' ? badKind : words(problem))
  const wrong = refused ?? notTaken ?? (document ? undefined : error)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className="doc-tile"
      data-wrong={wrong ? true : undefined}
      onDragOver={event => event.preventDefault()}
      onDrop={drop}
    >
      <div className="doc-thumb">
        {document ? (
          <DocumentPicture key={document.file} file={document.file} type={document.type} name={name} />
        ) : (
          <IconCamera size={26} stroke={1.5} aria-hidden />
        )}
      </div>
      <div className="strong doc-name">{name}</div>
      <Choice
        id={id}
        kind={kind}
        document={document}
        name={name}
        wrong={wrong}
        onRemove={onRemove}
        isBusy={upload.isPending}
        onChoose={choose}
      />
      <Words
        id={id}
        why={why}
        how={how}
        document={document}
        wrong={wrong}
        share={share}
        isBusy={upload.isPending}
      />
    </div>
  )
}

/** How much has been sent. The last hundredth is the server's: it looks at the file. */
function Progress({ share }: { share: number }) {
  const { t } = useLingui()
  const percent = Math.min(99, Math.floor(share * 100))
  return (
    <div className="row gap-8">
      <progress max={100} value={percent} aria-label={t`Uploading`} />
      <span className="hint figures">
        {t`Uploading`} {percent} %
      </span>
    </div>
  )
}

type ChoiceProps = Pick<DocumentTileProps, 'kind' | 'document' | 'name' | 'onRemove'> & {
  id: string
  wrong: string | undefined
  isBusy: boolean
  onChoose: (file: File | undefined) => void
}

function Choice({ id, kind, document, name, wrong, onRemove, isBusy, onChoose }: ChoiceProps) {
  const { t } = useLingui()
  return (
    <div className="doc-actions">
      <input
        id={`${id}-file`}
        className="sr"
        type="file"
        name={kind}
        accept={accept}
        aria-label={document ? t`Replace: ${name}` : t`Choose a file: ${name}`}
        aria-describedby={id}
        aria-invalid={wrong ? true : undefined}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0])
          // The same file, mended meanwhile, may be chosen again.
          currentTarget.value = ''
        }}
      />
      <label htmlFor={`${id}-file`} className="doc-choose" aria-hidden>
        {document ? t`Replace` : t`Choose a file`}
      </label>
      {document && onRemove && (
        <Button variant="subtle" size="compact-sm" aria-label={t`Remove: ${name}`} onClick={onRemove}>
          <IconX size={18} aria-hidden />
        </Button>
      )}
    </div>
  )
}

type WordsProps = Pick<DocumentTileProps, 'why' | 'how' | 'document'> & {
  id: string
  wrong: string | undefined
  share: number
  isBusy: boolean
}

function Words({ id, why, how, document, wrong, share, isBusy }: WordsProps) {
  const { t } = useLingui()
  return (
    <div className="doc-words" id={id}>
      {why && <div className="quiet">{why}</div>}
      {how && !document && <div className="hint">{how}</div>}
      {document && !isBusy && !wrong && <Status state="settled">{t`Uploaded`}</Status>}
      {isBusy && <Progress share={share} />}
      {wrong && (
        <div className="doc-wrong" role="alert">
          {wrong}
        </div>
      )}
    </div>
  )
}
