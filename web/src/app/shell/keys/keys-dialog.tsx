import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Dialog } from '../../../parts/dialog.tsx'
import type { PlaceGroup } from '../../../parts/places/navigation.ts'
import { GO, KEYS } from './declared.ts'
import './keys.css'
import { turnKeys, useKeysOn } from './single-keys.ts'

type KeysDialogProps = { menu: readonly PlaceGroup[]; isOpen: boolean; onClose: () => void }

/** Every key of the back office, and the switch that turns single keys off. */
export function KeysDialog({ menu, isOpen, onClose }: KeysDialogProps) {
  const { t, i18n } = useLingui()
  const isOn = useKeysOn()
  const places = menu.flatMap(group => group.places).filter(({ key }) => key)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={t`Keyboard shortcuts`} className="confirm keys">
      <div className="stack">
        <h2>{t`Keyboard shortcuts`}</h2>
        <label className="row keys-switch">
          <input type="checkbox" checked={isOn} onChange={event => turnKeys(event.currentTarget.checked)} />
          {t`Single keys do something, outside fields and dialogs`}
        </label>
        <dl className="keys-list">
          {KEYS.map(({ key, label }) => (
            <KeyRow key={key} keys={[key]} label={i18n._(label)} />
          ))}
        </dl>
        <h3>{t`Go to a place`}</h3>
        <dl className="keys-list">
          {places.map(({ to, key = '', label }) => (
            <KeyRow key={to} keys={[GO, key]} label={i18n._(label)} />
          ))}
        </dl>
        <div className="row justify-end">
          <Button variant="default" onClick={onClose}>
            {t`Close`}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function KeyRow({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <div>
      <dt>
        {keys.map(key => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{label}</dd>
    </div>
  )
}
