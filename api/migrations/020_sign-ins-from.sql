-- Whether an account was signed in to from an address before is asked at every step of signing in.
create index login_log_from on private.login_log (uid, address);
