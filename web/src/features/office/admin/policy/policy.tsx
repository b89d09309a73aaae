import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { may } from '../../../../client/may.ts'
import { type Language, TAGS } from '../../../../i18n/languages.ts'
import { ErrorState, LoadingSettings } from '../../../../parts/list-states.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { useRoleWords } from '../../../../platform/members/admin/role-words.ts'
import '../../../catalogue/admin/settings.css'
import { ACT_GROUPS, useActWords, useAloneWords } from './act-words.ts'
import { PolicyForm } from './policy-form.tsx'
import './policy.css'
import { policiesQuery } from '../queries.ts'

/** The acts that take two administrators, one by one, in words; a superadministrator proposes another policy here. */
export function Policy() {
  const { t, i18n } = useLingui()
  const { data: policies, error, refetch } = useQuery(policiesQuery)
  return (
    <Page title={t`Approval policy`}>
      <Panel inset="flush">
        <p className="policy-intro quiet">
          {t`What one administrator does alone, and what waits for a second one. Every change of this policy takes two superadministrators, and the log keeps each.`}
        </p>
        {error && !policies && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!policies && !error && <LoadingSettings rows={6} className="policy-act" />}
        {policies &&
          ACT_GROUPS.map(({ label, acts }) => (
            <section key={label.id} aria-label={i18n._(label)}>
              <h2 className="settings-head">{i18n._(label)}</h2>
              <ul className="bare-list">
                {acts.flatMap(act => {
                  const policy = policies.find(each => each.act === act)
                  return policy ? [<Act key={act} policy={policy} />] : []
                })}
              </ul>
            </section>
          ))}
      </Panel>
    </Page>
  )
}

function Act({ policy }: { policy: wire.Policy }) {
  const { t } = useLingui()
  const name = useActWords()
  const alone = useAloneWords()
  const roles = useRolesText()
  const [isOpen, setOpen] = useState(false)
  const mayPropose = may('office.savePolicy')
  const [proposers, deciders] = [roles(policy.proposers), roles(policy.deciders)]
  return (
    <li className="policy-act">
      <div className="policy-words">
        <div className="setting-name">{name(policy.act)}</div>
        <p>
          {alone(policy)}
          {policy.of !== 'nothing' && policy.own === 0 && (
            <span className="quiet"> {t`This is the general setting.`}</span>
          )}
        </p>
        <p className="quiet">{t`Asked for by: ${proposers}. Decided by: ${deciders}.`}</p>
      </div>
      {mayPropose && (
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : t`Propose another policy: ${name(policy.act)}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Close` : t`Propose another`}
        </Button>
      )}
      {isOpen && <PolicyForm policy={policy} />}
    </li>
  )
}

/** Roles in one line of words. */
function useRolesText(): (roles: readonly string[]) => string {
  const { i18n } = useLingui()
  const words = useRoleWords()
  const format = new Intl.ListFormat(TAGS[i18n.locale as Language])
  return roles => format.format(roles.map(words))
}
