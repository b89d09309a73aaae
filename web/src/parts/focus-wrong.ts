/** A field that says it is wrong; a password's says so in an attribute of its own. */
const WRONG = '[aria-invalid="true"], input[data-invalid="true"]'

/** The first field of a form that says it is wrong. */
export const wrongField = (form: Element): HTMLElement | null => form.querySelector<HTMLElement>(WRONG)

/**
 * Moves the focus to the first field that says it is wrong, once a form that was submitted shows what is wrong with it:
 * users of a keyboard, a screen reader or a small screen are led there. For every form of the document.
 */
export function focusWrongFields(document: Document): void {
  document.addEventListener('submit', ({ target }) => {
    requestAnimationFrame(() => wrongField(target as Element)?.focus())
  })
}
