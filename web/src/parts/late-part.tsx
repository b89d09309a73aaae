import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ComponentType, useEffect, useState } from 'react'
import { ScriptMissing, whyMissing } from '../client/missing-script.ts'
import { Notice } from './notice.tsx'

const FIRST_PAUSE_MS = 2_000
const LAST_PAUSE_MS = 30_000

/** A part whose script comes when it is first shown, or when `load` is called before. */
type LatePart<Props> = ComponentType<Props> & { readonly load: () => Promise<void> }

/**
 * A part of a page whose script is loaded when it is needed. Where that does not arrive, it says so in its place and keeps asking:
 * an error would take the page away, and with it what is typed there.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let Part: ComponentType<Props> | undefined
  const loadPart = async () => {
    Part ??= await load()
  }
  function Late(props: Props) {
    const [failed, setFailed] = useState<{ readonly times: number; readonly thrown: unknown }>()
    const [, setLoaded] = useState(Part !== undefined)
    const times = failed?.times ?? 0
    useEffect(() => {
      if (Part) return
      let isGone = false
      const ask = () =>
        void loadPart().then(
          () => isGone || setLoaded(true),
          (thrown: unknown) => isGone || setFailed({ times: times + 1, thrown }),
        )
      const pauseMs = times === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (times - 1), LAST_PAUSE_MS)
      const timer = setTimeout(ask, pauseMs)
      window.addEventListener('online', ask)
      return () => {
        isGone = true
        clearTimeout(timer)
        window.removeEventListener('online', ask)
      }
    }, [times])
    if (Part) return <Part {...props} />
    // A fault inside the script is no matter of asking again.
    if (failed && !(failed.thrown instanceof ScriptMissing)) throw failed.thrown
    return failed ? <NotArrived times={times} /> : null
  }
  return Object.assign(Late, { load: loadPart })
}

function NotArrived({ times }: { times: number }) {
  const { t } = useLingui()
  const [isNewVersion, setNewVersion] = useState(false)
  useEffect(() => {
    let isGone = false
    void whyMissing().then(why => isGone || setNewVersion(why === 'new-version'))
    return () => {
      isGone = true
    }
  }, [times])
  if (!isNewVersion)
    return (
      <Notice tone="waiting" title={t`This part of the page has not arrived`}>
        {t`We keep asking for it. What you have typed stays.`}
      </Notice>
    )
  const loadAgain = (
    <Button variant="default" onClick={() => window.location.reload()}>
      {t`Load the page again`}
    </Button>
  )
  return (
    <Notice tone="waiting" title={t`There is a new version of Strongroom`} action={loadAgain}>
      {t`This page is from an earlier version. Loading it again loses what you have typed.`}
    </Notice>
  )
}
