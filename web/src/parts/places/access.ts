/** Whether a member may open a page. `reason` is why not. */
export type Access =
  | { readonly isOpen: true }
  | { readonly isOpen: false; readonly reason: 'identity' | 'quick-pay-off' | 'earn-off' | 'card' }
