import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconPencil, IconStar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '../../../parts/panel.tsx'
import { PayeeDialog } from './payee-dialog.tsx'
import { payeesQuery } from './queries.ts'
import './saved-payees.css'

/** The member's saved payees: one press pays, the pencil beside it changes or removes. Nothing while there are none. */
export function SavedPayees({ onChosen }: { onChosen: (uid: string) => void }) {
  const { t } = useLingui()
  const { data } = useQuery(payeesQuery())
  const [changed, setChanged] = useState<wire.SavedPayee>()
  if (!data || data.length === 0) return null
  return (
    <div className="mb-16">
      <Panel title={t`Saved payees`}>
        <ul className="bare-list saved-payees">
          {data.map(payee => (
            <li key={payee.uid}>
              <button type="button" className="saved-payee" onClick={() => onChosen(payee.uid)}>
                <span>{payee.nickname}</span>
                <span className="quiet">
                  {payee.username} <span className="figures">{payee.uid}</span>
                </span>
              </button>
              <button
                type="button"
                className="saved-payee-change"
                aria-label={t`Change the payee ${payee.nickname}`}
                onClick={() => setChanged(payee)}
              >
                <IconPencil size={18} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        {changed && (
          <PayeeDialog payee={changed} saved={changed.nickname} onClose={() => setChanged(undefined)} />
        )}
      </Panel>
    </div>
  )
}

/** Offers to save the payee who has been paid; says so once they are. */
export function SavePayee({ payee }: { payee: wire.Payee }) {
  const { t } = useLingui()
  const { data } = useQuery(payeesQuery())
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  if (data.some(({ uid }) => uid === payee.uid))
    return <p className="hint saved-already">{t`One of your saved payees`}</p>
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconStar size={16} aria-hidden />}
        onClick={() => setOpen(true)}
        className="mt-12"
      >
        {t`Save this payee`}
      </Button>
      {isOpen && <PayeeDialog payee={payee} onClose={() => setOpen(false)} />}
    </>
  )
}
