# What ludomots doctor finds, and what to do about it.

cli-doctor = Look at this machine and say what would keep a server from working well.
cli-option-doctor-url = the address by which visitors come, to check the proxy: https://HOST
cli-option-doctor-host = the address at which the server listens
cli-option-doctor-port = the port of the server
cli-option-backups = the folder of the backups; usually the folder backups beside the database

doctor-program-ok = Ludomots { $version } on Python { $python }.
doctor-words-ok = Word lists: { $lists }, { $words } words.
doctor-words-missing = The word list { $language } is missing and cannot be made: { $why }. From the sources: make words. Installed: install the wheel of Ludomots again.
doctor-site-ok = The site is built.
doctor-site-missing = The site is not built, so that visitors see no pages. From the sources: make site. Installed: install the wheel of Ludomots again.
doctor-memory-ok =
    { $free } MB of memory are free; { $cores ->
        [one] one core
       *[other] { $cores } cores
    }.
doctor-memory-little = Only { $free } MB of memory are free; a server wants { $wanted }. Stop other programs or add memory.
doctor-files-ok = A process may have { $most } files open.
doctor-files-few = A process may have only { $most } files open, and each visitor at a table needs one. Allow more: LimitNOFILE=65536 in the unit of systemd, or ulimit -n 65536.
doctor-folder-ok = The data folder { $folder } can be written.
doctor-folder-closed = The data folder { $folder } cannot be written: { $why }. Give it to the user who runs the server: chown.
doctor-disk-ok = { $free } MB are free on the disk.
doctor-disk-little = Only { $free } MB are free on the disk of { $folder }. Make room soon.
doctor-disk-full = The disk of { $folder } is nearly full: { $free } MB. Make room now, or nothing more can be stored.
doctor-clock-ok = The clock says { $time } ({ $zone }).
doctor-clock-past = The clock says { $time }, which is before this program was installed. Set it right (timedatectl set-ntp true): clocks of games and logins depend on it.
doctor-encoding-ok = Texts are written in UTF-8.
doctor-encoding-other = The system writes texts in { $encoding }, not in UTF-8. Set LANG=C.UTF-8 for the server.
doctor-database-ok = The database { $place } answers; the form of its tables is { $found }, the latest.
doctor-database-older = The database { $place } answers; the form of its tables is { $found }, and the next start of a server makes it { $known }. Back it up first.
doctor-database-none = There is no database { $place } yet: the first start of a server makes it.
doctor-database-empty = The database { $place } is empty: the first start of a server makes its tables.
doctor-database-unusable = { $why }
doctor-integrity-ok = The file of the database has no damage that SQLite can see.
doctor-integrity-damaged = The database { $place } is damaged: { $why }. Stop the server, then restore a backup into a new database: ludomots db restore.
doctor-skew-ok = The clock agrees with the database’s.
doctor-skew-large = The clock is { $seconds } seconds away from the database’s, or has been set back. Let both machines follow a time server: timedatectl set-ntp true.
doctor-backups-ok = The newest backup is { $file }.
doctor-backups-none = There is no backup in { $folder }. Make one every day: ludomots db backup; or say with --backups where they are.
doctor-backups-old = The newest backup, { $file }, is { $days } days old. Look whether the timer still runs: systemctl list-timers.
doctor-backups-unknown = No backup was looked for: say with --backups where they are.
doctor-bus-ok = The bus { $address } answers.
doctor-bus-address = A bus is named nats://HOST:PORT.
doctor-bus-away = The bus { $address } does not answer. Start it (nats-server), or correct --bus.
doctor-bus-other = At { $address } something answers that is no NATS server. Correct --bus.
doctor-port-free = Port { $port } is free for a server.
doctor-port-serving = A server answers at port { $port }, and is well.
doctor-port-taken = { $why }
doctor-port-ill = A server answers at port { $port }, but cannot serve visitors: { $code }. Its log says more.
doctor-url-ok = { $url } leads to the server.
doctor-url-address = { $url } is no address of a site: https://HOST.
doctor-url-away = { $url } does not lead to Ludomots. Look whether the name leads to this machine, whether the proxy runs, and where it hands requests.
doctor-url-ill = { $url } leads to a server that cannot serve visitors: { $code }. Its log says more.
doctor-certificate-ok = Browsers accept the certificate.
doctor-certificate-bad = Browsers refuse the certificate: { $why }. Renew it, or let Caddy or certbot do so.
doctor-https-ok = Visitors come by https, and their cookies are marked as secure.
doctor-https-none = { $url } is plain http: passkeys do not work there, and others in the same network can read along. Let a proxy speak https.
doctor-https-unknown = Visitors come by https, but the server does not know it, so that cookies are not marked as secure. The proxy must set X-Forwarded-Proto, and the server must trust it: FORWARDED_ALLOW_IPS.
doctor-sockets-ok = Sockets pass: games can be played.
doctor-sockets-host = Sockets are refused because the server does not see the visitors’ host name. The proxy must pass on the header Host.
doctor-sockets-closed = Sockets do not pass (answer { $status }), so that no game can be played. The proxy must pass on Upgrade and Connection: see the hosting page.
doctor-forwarded-ok = The figures are closed to visitors.
doctor-forwarded-missing = The figures (/metrics) are open to visitors: the server takes them for a program of this machine, and the limits count all of them as one. The proxy must set X-Forwarded-For.
doctor-sum-ok = All is well: { $checks } checks.
doctor-sum-warnings =
    { $warnings ->
        [one] Nothing is wrong, but one thing deserves attention
       *[other] Nothing is wrong, but { $warnings } things deserve attention
    } ({ $checks } checks).
doctor-sum-wrong =
    { $wrong ->
        [one] One thing is wrong
       *[other] { $wrong } things are wrong
    }, { $warnings ->
        [0] nothing else deserves attention
        [one] one more deserves attention
       *[other] { $warnings } more deserve attention
    } ({ $checks } checks).
