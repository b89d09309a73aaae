import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DecidedNotice, useDecided } from '../../../../parts/decided.tsx'
import { CaseAround } from '../../../../platform/cases/admin/case-around.tsx'
import { caseView, type OneCaseProps } from '../../../../platform/cases/admin/case-kind.tsx'
import { useSayDecided } from '../../../../platform/cases/admin/use-say-decided.ts'
import { CompleteApplication } from './complete-application.tsx'
import { applicationsOfQuery } from './queries.ts'

/** An application that waits because the pool was empty: once it is not, the case is decided here. */
export const addressApplication = caseView('address-application', { One })

function One({ id, uid: applicant, onDecided }: OneCaseProps) {
  const { t } = useLingui()
  const uid = applicant ?? ''
  const say = useSayDecided(uid)
  const { data } = useQuery(applicationsOfQuery(uid))
  const asked = data?.rows.find(each => each.id === id)
  const what = asked && `${asked.currency} · ${asked.network}`
  const about = [t`User ID ${uid}`, ...(what ? [what] : [])].join(' · ')
  const decided = useDecided(id)
  const done = () => {
    say.approved()
    onDecided()
  }
  return (
    <>
      <div className="row wrap" style={{ gap: 10, paddingBlock: '6px 16px' }}>
        {what && <span className="strong">{what}</span>}
        {!decided && <CompleteApplication id={id} onDone={done} about={about} />}
        <Button
          variant="default"
          size="xs"
          renderRoot={props => <Link {...props} to="/admin/ccaddress" />}
        >{t`Open the address pool`}</Button>
      </div>
      {decided && <DecidedNotice decided={decided} />}
      <CaseAround id={id} uid={uid} />
    </>
  )
}
