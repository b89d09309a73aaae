import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { FileInput } from '../../../parts/file-input.tsx'
import { useBlobUrl } from '../../../parts/use-blob-url.ts'
import type { Field } from './fields.ts'
import './picture-field.css'

type PictureFieldProps = {
  field: Field
  /** An address, the id of an upload, or nothing. */
  value: string
  onChange: (value: string) => void
  onBusy: (isBusy: boolean) => void
  error: string | undefined
}

/** A record's picture: one that is uploaded here, or one of the product. It is shown as soon as it can be saved. */
export function PictureField({ field, value, onChange, onBusy, error }: PictureFieldProps) {
  const { t, i18n } = useLingui()
  const { name, drawn = [], holds, whenEmpty } = field
  const [before] = useState(value)
  const [file, setFile] = useState<File>()
  // The file's field begins anew when a picture of the product is taken in its place; a file that is on its way then comes too late.
  const [round, setRound] = useState(0)
  const newest = useRef(0)
  const isMeant = () => newest.current === round
  const url = useBlobUrl(file)
  const uploaded = value === '' ? '' : (url ?? '')
  const label = i18n._(field.label)
  const take = (address: string) => {
    setFile(undefined)
    newest.current = round + 1
    setRound(round + 1)
    onBusy(false)
    onChange(address)
  }
  const offered = [...(holds ? [] : ['']), ...drawn]
  return (
    <div className="stack tight">
      <div className="picture-field">
        <Shown address={value.includes('/') ? value : uploaded} />
        <FileInput
          key={round}
          kind="picture"
          name={name}
          label={label}
          description={whenEmpty && i18n._(whenEmpty)}
          // Without a file the picture stays that the record had.
          onUploaded={id => isMeant() && onChange(id ?? before)}
          onChosen={setFile}
          onBusy={isBusy => isMeant() && onBusy(isBusy)}
          error={error}
        />
      </div>
      <fieldset className="picture-choices">
        <legend className="quiet">{t`Or a picture of this product`}</legend>
        {offered.map(address => (
          <button
            key={address}
            type="button"
            aria-pressed={value === address}
            aria-label={address === '' ? t`No picture` : t`Picture: ${nameOf(address)}`}
            onClick={() => take(address)}
          >
            {address === '' ? <span aria-hidden>–</span> : <img src={address} alt="" />}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** The picture as members will see it. It says nothing that the field does not say. */
function Shown({ address }: { address: string }) {
  const [gone, setGone] = useState<string>()
  if (address === '' || address === gone) return <span className="picture-shown" aria-hidden />
  return <img className="picture-shown" src={address} alt="" onError={() => setGone(address)} />
}

/** `/currencies/usdc.svg` is called usdc. */
const nameOf = (address: string) => address.replace(/^.*\/|\.\w+$/g, '')
