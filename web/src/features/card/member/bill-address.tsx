import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '../../../client/submit.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Form, needed, type Sending, useForm } from '../../../parts/form.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { cardInfoQuery } from '../../../platform/members/member/card-info.ts'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { cardAccess } from '../../../platform/members/member/queries.ts'
import { CodePanel } from '../../../platform/step-up/member/code-panel.tsx'
import { sendOwnCode } from '../../../platform/step-up/member/queries.ts'
import { CardTabs } from './card-tabs.tsx'
import { editHolder } from './queries.ts'

const STEPS = ['view', 'edit', 'code'] as const
const NOBODY: wire.CardHolder = {
  holder_name: '',
  billing_country: '',
  billing_state: '',
  billing_city: '',
  billing_address: '',
  billing_postal: '',
}
const RULES = { holder_name: needed, billing_country: needed, billing_city: needed, billing_address: needed }

/** The name and the billing address on the card, and the form that changes them. */
export function BillAddress() {
  const { t } = useLingui()
  return (
    <Page title={t`Billing address`}>
      <WarmUp access={cardAccess}>
        <CardTabs />
        <Flow />
      </WarmUp>
    </Page>
  )
}

function Flow() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const query = useQuery(cardInfoQuery)
  const { data: card } = query
  const [holder, setHolder] = useState<wire.CardHolder>()
  const [sentAtMs, setSentAtMs] = useState(0)
  const [isSaved, setSaved] = useState(false)
  const [attempt, setAttempt] = useState(newId)
  const { step, go } = useStep(STEPS, candidate => candidate !== 'code' || holder !== undefined)
  const code = useMutation({
    mutationFn: () => sendOwnCode('editcardholder'),
    onSuccess: () => {
      setSentAtMs(Date.now())
      setAttempt(newId())
      go('code')
    },
  })
  if (!card) return <Waiting query={query} />
  if (step === 'code' && holder)
    return (
      <div className="flow">
        <CodePanel
          scene="editcardholder"
          sentAtMs={sentAtMs}
          onSent={setSentAtMs}
          change={given => editHolder({ ...holder, code: given }, attempt)}
          onDone={() => {
            setSaved(true)
            void queries.invalidateQueries({ queryKey: cardInfoQuery.queryKey })
            go('view', 'replace')
          }}
          onBack={() => go('edit')}
          submitLabel={t`Save the billing address`}
        />
      </div>
    )
  if (step === 'edit')
    return (
      <HolderForm
        holder={holder ?? card.holder ?? NOBODY}
        send={{
          ...code,
          mutate: typed => {
            setHolder(typed)
            setSaved(false)
            code.mutate()
          },
        }}
        onBack={() => go('view')}
      />
    )
  return <View holder={card.holder} isSaved={isSaved} onEdit={() => go('edit')} />
}

/** Labels of the fields. */
function useLabels(): Record<keyof wire.CardHolder, string> {
  const { t } = useLingui()
  return {
    holder_name: t`Name on the card`,
    billing_address: t({ message: 'Address', context: 'postal' }),
    billing_city: t`City`,
    billing_state: t`State or province`,
    billing_postal: t`Postal code`,
    billing_country: t`Country`,
  }
}
const ORDER = [
  'holder_name',
  'billing_address',
  'billing_city',
  'billing_state',
  'billing_postal',
  'billing_country',
] as const

type ViewProps = { holder: wire.CardHolder | null; isSaved: boolean; onEdit: () => void }

function View({ holder, isSaved, onEdit }: ViewProps) {
  const { t } = useLingui()
  const labels = useLabels()
  return (
    <div className="flow stack">
      {isSaved && <Notice tone="proven" title={t`Saved`} isUrgent />}
      <Panel>
        {holder ? (
          <Facts
            rows={ORDER.map(field => holder[field] !== '' && { label: labels[field], value: holder[field] })}
          />
        ) : (
          <p>{t`No name and address have been entered for this card yet.`}</p>
        )}
      </Panel>
      <div className="flow-actions mt-0">
        <Button size="lg" onClick={onEdit}>
          {holder ? t`Change the billing address` : t`Enter the billing address`}
        </Button>
      </div>
    </div>
  )
}

type HolderFormProps = { holder: wire.CardHolder; send: Sending<wire.CardHolder>; onBack: () => void }

function HolderForm({ holder, send, onBack }: HolderFormProps) {
  const { t } = useLingui()
  const labels = useLabels()
  const form = useForm({ initial: holder, rules: RULES, body: typed => typed, send })
  const end = <FlowActions label={t`Continue`} isBusy={form.isBusy} onBack={onBack} />
  return (
    <Form form={form} isOnPanel className="flow" end={end}>
      {ORDER.map(field => (
        <TextInput
          key={field}
          {...form.text(field, labels[field])}
          maxLength={field === 'billing_address' ? 200 : field === 'billing_postal' ? 20 : 60}
          description={field === 'billing_postal' ? t`99999 if there is none.` : undefined}
        />
      ))}
    </Form>
  )
}
