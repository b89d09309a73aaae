import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { downloadOwnData } from '../../../../client/files.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { instantText } from '../../../../i18n/time.ts'
import { bytesText } from '../../../../parts/bytes-text.ts'
import { Form, useForm } from '../../../../parts/form.tsx'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { type State, Status } from '../../../../parts/status.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { requiredError } from '../../../../platform/members/member/validate.ts'
import { SecretInput } from '../../../../platform/step-up/member/secret-input.tsx'
import { askOwnData, ownDataQuery } from './queries.ts'

/** Asks for a copy of all data that is kept of the member, and saves it. */
export function OwnData() {
  const { t } = useLingui()
  const query = useQuery(ownDataQuery)
  return (
    <Page title={t`Download my data`}>
      <div className="stack max-640">
        <Panel title={t`A new copy`}>
          <AskForm />
        </Panel>
        <Panel title={t`Your copies`}>
          {query.data ? <Copies copies={query.data} /> : <WaitingInside query={query} />}
        </Panel>
      </div>
    </Page>
  )
}

function AskForm() {
  const { t } = useLingui()
  const form = useForm({
    initial: { password: '' },
    rules: { password: requiredError },
    body: typed => typed,
    // The page stays: a password that is left in it is there for the next person at this screen.
    send: useSubmit(askOwnData, { onSuccess: () => form.clear() }),
    refused: { WRONG_PASSWORD: 'password' },
  })
  return (
    <Form
      form={form}
      end={
        <Button type="submit" size="lg" loading={form.isBusy}>
          {t`Make the copy`}
        </Button>
      }
    >
      <p className="quiet m-0">
        {t`A ZIP archive of JSON and CSV files: your profile and identity form, your bank accounts, addresses and contacts, your movements and orders, your settings, devices, letters and messages. It holds no password and no code. We e-mail you once it is ready; only you can save it, for 7 days.`}
      </p>
      <SecretInput {...form.field('password', t`Password`)} kind="password" />
    </Form>
  )
}

function Copies({ copies }: { copies: readonly wire.OwnData[] }) {
  const { t } = useLingui()
  if (copies.length === 0)
    return <EmptyState title={t`No copy yet`}>{t`A copy that you ask for appears here.`}</EmptyState>
  return (
    <ul className="bare-list stack">
      {copies.map(copy => (
        <Copy key={copy.id} copy={copy} />
      ))}
    </ul>
  )
}

function Copy({ copy: { id, status, created_date, expire_date, bytes } }: { copy: wire.OwnData }) {
  const { t } = useLingui()
  const save = useMutation({ mutationFn: downloadOwnData })
  const size = bytesText(bytes)
  const until = expire_date === null ? '' : instantText(expire_date)
  const states: Readonly<Record<wire.OwnData['status'], readonly [State, string]>> = {
    0: ['waiting', t`Being made`],
    1: ['settled', t`Ready`],
    [-1]: ['wrong', t`Could not be made. Ask customer service.`],
  }
  const [state, words] = states[status]
  return (
    <li className="stack">
      <span className="row wrap apart">
        <span>{instantText(created_date)}</span>
        <Status state={state}>{words}</Status>
      </span>
      {status === 1 && (
        <span className="row wrap">
          <Button size="xs" variant="default" loading={save.isPending} onClick={() => save.mutate(id)}>
            {t`Save the ZIP (${size})`}
          </Button>
          <span className="quiet">{t`Until ${until}`}</span>
        </span>
      )}
      <ProblemNotice of={save.error} />
    </li>
  )
}
