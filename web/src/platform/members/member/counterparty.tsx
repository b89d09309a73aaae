import { useLingui } from '@lingui/react/macro'

/** The word for another member: the server gives name, handle or user ID, and nothing of one who has left. */
export function useCounterpartyName(): (name: string | null) => string {
  const { t } = useLingui()
  return name => name || t`Deleted account`
}

type CounterpartyProps = { uid: string; name: string | null }

/** The other member of a movement among its facts, with the user ID beside the name. */
export function Counterparty({ uid, name }: CounterpartyProps) {
  const { t } = useLingui()
  const called = useCounterpartyName()
  const number = <span className="quiet figures">{t`User ID ${uid}`}</span>
  if (name === uid) return number
  return (
    <>
      {called(name)} {number}
    </>
  )
}
