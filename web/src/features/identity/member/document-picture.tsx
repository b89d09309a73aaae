import { useLingui } from '@lingui/react/macro'
import { IconFileText, IconPhotoOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Skeleton } from '../../../parts/list-states.tsx'
import { useBlobUrl } from '../../../parts/use-blob-url.ts'
import './identity.css'
import { fileQuery, lookAtFileQuery } from '../../../parts/file-query.ts'

type DocumentPictureProps = {
  file: string
  type: string | undefined
  name: string
  /** The file is another person's. */
  isLook?: boolean
}

/** An uploaded file, as far as a browser can show it: a picture, a sign for a PDF, a word where it can show neither. */
export function DocumentPicture({ file, type, name, isLook = false }: DocumentPictureProps) {
  const { t } = useLingui()
  const isPdf = type === 'application/pdf'
  const query = isLook ? lookAtFileQuery(file) : fileQuery(file)
  const { data: blob, isError } = useQuery({ ...query, enabled: !isPdf })
  const url = useBlobUrl(blob)
  const [isUnreadable, setUnreadable] = useState(false)
  if (isPdf)
    return (
      <span className="doc-sign">
        <IconFileText size={28} stroke={1.5} aria-hidden />
        PDF
      </span>
    )
  if (isError || isUnreadable)
    return (
      <span className="doc-sign">
        <IconPhotoOff size={28} stroke={1.5} aria-hidden />
        {t`No preview`}
      </span>
    )
  if (!url) return <Skeleton width="100%" />
  return <img src={url} alt={name} onError={() => setUnreadable(true)} />
}
