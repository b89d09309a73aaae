import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import type { ReactNode } from 'react'
import { useSubmit } from '../../../../client/submit.ts'
import { Form, type FormOf, needed, useForm } from '../../../../parts/form.tsx'
import { NumberField } from '../../../../parts/number-field.tsx'
import { reasonIn } from '../../../../parts/reason-field.tsx'
import { WaitsForSecond } from '../../../../platform/cases/admin/waits-for-second.tsx'
import { useRoleWords } from '../../../../platform/members/admin/role-words.ts'
import { ReasonOfChange } from '../../../catalogue/admin/reason-of-change.tsx'
import { proposePolicy } from '../queries.ts'
import { useAloneWords } from './act-words.ts'

type Typed = { alone: string; proposers: string[]; deciders: string[]; reason: string }

/** Another policy for one kind of act: what would hold stands beside what holds, before it is proposed. */
export function PolicyForm({ policy }: { policy: wire.Policy }) {
  const { t } = useLingui()
  const aloneWords = useAloneWords()
  const { act, of, usual, proposers, deciders } = policy
  const limitOf = (alone: string) => (of === 'nothing' || alone === '' ? null : alone)
  const send = useSubmit(proposePolicy)
  const form = useForm({
    initial: (): Typed => ({ alone: policy.own === 1 ? policy.alone : '', proposers, deciders, reason: '' }),
    rules: { reason: needed },
    body: typed => ({ ...typed, act, alone: limitOf(typed.alone), reason: typed.reason.trim() }),
    send,
  })
  const { alone } = form.typed
  const then = aloneWords({ of, alone: alone === '' ? usual : alone })
  if (send.data?.proposal) return <WaitsForSecond />
  return (
    <Form
      form={form}
      className="policy-form stack"
      end={
        <div>
          <Button type="submit" loading={form.isBusy}>
            {t`Propose to another superadministrator`}
          </Button>
        </div>
      }
    >
      <AloneField of={of} usual={usual} form={form} />
      <Roles label={t`Asked for by`} most={policy.most_proposers} name="proposers" form={form} />
      <Roles label={t`Decided by`} most={policy.most_deciders} name="deciders" form={form} />
      {then !== aloneWords(policy) && <Change then={then} now={aloneWords(policy)} />}
      <ReasonOfChange field={reasonIn(form)} />
    </Form>
  )
}

type RolesProps = {
  label: string
  most: readonly string[]
  name: 'proposers' | 'deciders'
  form: FormOf<Typed>
}

/** The roles of an act. Superadministrators stay among them, so that no act is left without a decider. */
function Roles({ label, most, name, form }: RolesProps) {
  const words = useRoleWords()
  return (
    <Checkbox.Group label={label} value={form.typed[name]} onChange={roles => form.change({ [name]: roles })}>
      <div className="row wrap gap-16">
        {most.map(role => (
          <Checkbox key={role} value={role} label={words(role)} disabled={role === 'superadmin'} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

type AloneFieldProps = Pick<wire.Policy, 'of' | 'usual'> & { form: FormOf<Typed> }

function AloneField({ of, usual, form }: AloneFieldProps) {
  const { t } = useLingui()
  const labels = {
    amount: t`Alone, USDC a day`,
    share: t`Alone, as a share`,
    level: t`Alone, up to VIP level`,
  }
  return (
    of !== 'nothing' && (
      <NumberField
        {...form.field('alone', labels[of])}
        description={t`0 always takes two; nothing follows the general setting, ${usual}.`}
      />
    )
  )
}

function Change({ then, now }: { then: string; now: ReactNode }) {
  const { t } = useLingui()
  return (
    <dl className="policy-change">
      <dt>{t`Now`}</dt>
      <dd>{now}</dd>
      <dt>{t`Then`}</dt>
      <dd>
        <ins>{then}</ins>
      </dd>
    </dl>
  )
}
