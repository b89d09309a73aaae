/**
 * Moves the focus to the first field that says it is wrong, once a form that was submitted shows what is wrong with it:
 * whoever uses a keyboard, a screen reader or a small screen is led there. For every form of the document.
 */
export function focusWrongFields(document: Document): void {
  document.addEventListener('submit', ({ target }) => {
    requestAnimationFrame(() =>
      (target as Element).querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  })
}
