import { useMergedRef } from '@mantine/hooks'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { wrongField } from './focus-wrong.ts'

type WaitingButtonProps = ComponentProps<'button'> & { readonly 'data-loading'?: unknown }

/**
 * A button that gets the focus back when what it waited for has come. Meanwhile it is disabled, and the browser takes the
 * focus from what is disabled: a keyboard user would begin again at the top of the page. Where the answer made a
 * field of its form wrong, the focus goes there.
 */
export function WaitingButton({ ref, ...props }: WaitingButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const isBusy = props['data-loading'] !== undefined
  useLayoutEffect(() => {
    const button = own.current
    if (isBusy) {
      hadFocus.current = document.activeElement === button
      return
    }
    const isLost = hadFocus.current && [button, document.body].includes(document.activeElement as never)
    hadFocus.current = false
    if (button && isLost) ((button.form && wrongField(button.form)) ?? button).focus()
  }, [isBusy])
  return <button {...props} ref={useMergedRef(own, ref)} />
}
