import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadPack } from '../../../client/files.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { lookAtFileQuery } from '../../../parts/file-query.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useBlobUrl } from '../../../parts/use-blob-url.ts'
import { FileInPage } from '../../../platform/cases/admin/evidence-file.tsx'
import { ProofLink } from '../../../platform/cases/admin/proof-link.tsx'
import { DocumentPicture } from '../member/document-picture.tsx'
import { useDocumentWords } from '../member/use-document-words.ts'
import './admin-identity.css'

type DocumentsPanelProps = { record: string; data: wire.KycData }

/** The documents of a record, shown in place, so that a reviewer looks at them before deciding. */
export function DocumentsPanel({ record, data }: DocumentsPanelProps) {
  const { t } = useLingui()
  const problems = useProblemWords()
  const words = useDocumentWords(data.type === 0 ? data.id_type : 0)
  const save = useMutation({ mutationFn: () => downloadPack(record) })
  return (
    <Panel
      title={t`Documents`}
      aside={
        <Button size="xs" variant="default" loading={save.isPending} onClick={() => save.mutate()}>
          {t`Save all of them`}
        </Button>
      }
    >
      <div className="stack">
        {save.isError && <Notice tone="wrong" isUrgent title={problems(problemOf(save.error))} />}
        {data.documents.map(document => (
          <Shown key={document.file} document={document} name={words[document.kind].name} />
        ))}
      </div>
    </Panel>
  )
}

function Shown({ document: { file, type }, name }: { document: wire.KeptDocument; name: string }) {
  const isPdf = type === 'application/pdf'
  return (
    <figure className="doc-shown">
      <figcaption className="row apart wrap">
        <span className="strong">{name}</span>
        <span className="row">
          {isPdf && <OpenPdf file={file} name={name} />}
          <ProofLink id={file} />
        </span>
      </figcaption>
      {isPdf ? <PdfShown file={file} name={name} /> : <Picture file={file} type={type} name={name} />}
    </figure>
  )
}

type FileProps = { file: string; name: string }

/** A picture as wide as its place; once it is pressed as wide as the screen, where it can be enlarged further and turned. */
function Picture({ file, name, type }: FileProps & { type: string }) {
  const { t } = useLingui()
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      <button
        type="button"
        className="doc-open"
        aria-label={t`Enlarge: ${name}`}
        onClick={() => setLarge(true)}
      >
        <DocumentPicture file={file} type={type} name={name} isLook />
      </button>
      <Dialog isOpen={isLarge} onClose={() => setLarge(false)} label={name} className="doc-large">
        <Enlarged file={file} name={name} onClose={() => setLarge(false)} />
      </Dialog>
    </>
  )
}

function Enlarged({ file, name, onClose }: FileProps & { onClose: () => void }) {
  const { t } = useLingui()
  const { data: blob } = useQuery(lookAtFileQuery(file))
  return (
    <div className="stack" style={{ gap: 12, padding: 12 }}>
      <div>
        <Button variant="default" size="xs" onClick={onClose}>
          {t`Close`}
        </Button>
      </div>
      {blob && <FileInPage blob={blob} name={name} />}
    </div>
  )
}

function PdfShown({ file, name }: FileProps) {
  const { data: blob } = useQuery(lookAtFileQuery(file))
  return blob ? <FileInPage blob={blob} name={name} /> : null
}

/** Opens a PDF in a tab of its own, where the browser's own reader shows it. */
function OpenPdf({ file, name }: FileProps) {
  const { t } = useLingui()
  const { data: blob } = useQuery(lookAtFileQuery(file))
  const url = useBlobUrl(blob)
  if (!url) return null
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={t`Open the PDF: ${name}`}>
      {t`Open the PDF`}
    </a>
  )
}
