import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { lookAtFileQuery } from '../../../parts/file-query.ts'
import { useBlobUrl } from '../../../parts/use-blob-url.ts'
import './evidence-file.css'
import { ProofLink } from './proof-link.tsx'

type EvidenceFileProps = { id: string; name: string }

/**
 * An uploaded file beside a decision: shown in the page once it is asked for, which is a look at personal data, or saved.
 */
export function EvidenceFile({ id, name }: EvidenceFileProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const query = useQuery({ ...lookAtFileQuery(id), enabled: false })
  return (
    <figure className="evidence">
      <figcaption className="row apart wrap">
        <span className="strong">{name}</span>
        <span className="row">
          {!query.data && (
            <Button
              variant="default"
              size="xs"
              loading={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {t`Show the file`}
            </Button>
          )}
          <ProofLink id={id} />
        </span>
      </figcaption>
      {query.error && <p className="quiet">{words(problemOf(query.error))}</p>}
      {query.data && <FileInPage blob={query.data} name={name} />}
    </figure>
  )
}

/** A file as far as a browser shows it in a page: a picture that can be enlarged and turned, or a PDF in its own reader. */
export function FileInPage({ blob, name }: { blob: Blob; name: string }) {
  const { t } = useLingui()
  const [isUnreadable, setUnreadable] = useState(false)
  if (blob.type === 'application/pdf') return <PdfInPage blob={blob} name={name} />
  if (isUnreadable)
    return <p className="quiet">{t`This browser cannot show it. Save the file to look at it.`}</p>
  return <TurnedPicture blob={blob} name={name} onUnreadable={() => setUnreadable(true)} />
}

/** The type is given again, so that a file is never taken for a page. */
function PdfInPage({ blob, name }: { blob: Blob; name: string }) {
  const pdf = useMemo(() => new Blob([blob], { type: 'application/pdf' }), [blob])
  const url = useBlobUrl(pdf)
  return url ? <iframe className="evidence-pdf" src={url} title={name} /> : null
}

const [LEAST, MOST] = [1, 4]

type PictureProps = { blob: Blob; name: string; onUnreadable: () => void }

function TurnedPicture({ blob, name, onUnreadable }: PictureProps) {
  const { t } = useLingui()
  const url = useBlobUrl(blob)
  const [zoom, setZoom] = useState(LEAST)
  const [turns, setTurns] = useState(0)
  if (!url) return null
  return (
    <>
      <div className="row wrap gap-8">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconZoomIn size={15} aria-hidden />}
          disabled={zoom >= MOST}
          onClick={() => setZoom(zoom + 1)}
        >
          {t`Larger`}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconZoomOut size={15} aria-hidden />}
          disabled={zoom <= LEAST}
          onClick={() => setZoom(zoom - 1)}
        >
          {t`Smaller`}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRotateClockwise size={15} aria-hidden />}
          onClick={() => setTurns(turns + 1)}
        >
          {t`Turn`}
        </Button>
      </div>
      <section className="evidence-box" aria-label={name}>
        <div
          className="evidence-sheet"
          data-sideways={turns % 2 === 1 || undefined}
          style={{ width: `${zoom * 100}%` }}
        >
          <img
            src={url}
            alt={name}
            style={{ transform: `rotate(${turns * 90}deg)` }}
            onError={onUnreadable}
          />
        </div>
      </section>
    </>
  )
}
