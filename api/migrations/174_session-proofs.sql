-- When the owner of a session last proved themselves: by signing in, or since by PAY code, authenticator or passkey.
alter table sessions add column proven_at timestamptz not null default now();
