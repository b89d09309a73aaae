-- Browsers that confirm, each as its member knows it, so that the right can be taken from one that is out of reach. `seen_at`: when
-- a session was last used there, which stands also once that session has run out and is forgotten.
alter table push_subscriptions
  add column id uuid not null default gen_random_uuid() unique,
  add column confirms_since timestamptz,
  add column browser text not null default '',
  add column system text not null default '',
  add column seen_at timestamptz not null default now();
update push_subscriptions set confirms_since = bound_at where confirms;
update push_subscriptions set seen_at = bound_at;
update push_subscriptions p set browser = s.browser, system = s.system, seen_at = greatest(p.bound_at, s.used_at)
from sessions s where s.hash = p.session;
