const minute = 60_000

/**
 * How long a test, a hook and a wait within a test may take. They only end what would hang for ever: a machine with other work
 * takes minutes for what a quiet one does in seconds, so no test has a limit of its own.
 */
export const testLimits = {
  testTimeout: 20 * minute,
  hookTimeout: 20 * minute,
  expect: { poll: { timeout: 10 * minute } },
}
