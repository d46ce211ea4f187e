# The commands about the database.

cli-db = Look after the database of the server.
cli-db-check = Replay every table and compare.
cli-db-backup = Copy the database into a new file, also while games are played.
cli-db-restore = Copy a backup into an empty database.
cli-db-repair = Repair damaged tables, all or those named: set them aside, or restore them from a backup, or cut their logs off where they are damaged. It only says what it would do; with --yes it does it.
cli-argument-tables = The tables to repair, by the names that db check prints. Without it, all that are damaged.
cli-option-from = Restore the damaged tables, and nothing else, from this backup.
cli-option-truncate = Keep each damaged log up to its last good entry, so that the game goes on from there.
cli-option-yes = Do it, instead of only saying what would be done.
cli-db-purge = Replace the logs of games that ended long ago by their records; delete reports and proposals that were settled long ago, and old answers to positions of the day.
db-purged =
    { $logs ->
        [0] There is no log to replace.
        [one] { $logs } log was replaced.
       *[other] { $logs } logs were replaced.
    }
db-purged-settled =
    { $count ->
        [one] { $count } settled report or proposal was deleted.
       *[other] { $count } settled reports and proposals were deleted.
    }
db-unpurged = Table { $table }: its log cannot be replaced (see ludomots db check)
cli-option-database = The database: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it, the one of this user.
cli-argument-backup = The file of the backup.
cli-argument-backup-file = The new file of the backup; or a folder, in which the backup is named by its time.
cli-option-keep = in the folder, keep only this many backups, the newest

db-checked =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } replayed, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
db-other =
    { $count ->
        [one] One table was opened with a rulebook or word list that is nowhere any more: it was not judged.
       *[other] { $count } tables were opened with a rulebook or word list that is nowhere any more: they were not judged.
    }
db-aside =
    { $count ->
        [one] One table was set aside by db repair.
       *[other] { $count } tables were set aside by db repair.
    }
db-fault = Table { $table }: { $why }
db-fault-at = Table { $table }, entry { $entry }: { $why }
db-fault-gap = entries are missing before this one
db-fault-unreadable = it cannot be read
db-fault-doubled = it repeats an earlier entry
db-fault-misplaced = it belongs at a later place
db-fault-foreign = it is of another table
db-fault-newer = its kind is unknown here: a newer version of Ludomots may have written it
db-fault-no-log = it has no log any more
db-fault-aside = its log was set aside
db-fault-tail = the entries from here on are missing
db-fault-event = it cannot come at this place
db-fault-move = the rules refuse this move
db-fault-commitment = the secret is not the one that was promised
db-fault-outcome = the game does not end like this
db-fault-table = its row in the list of tables does not follow from its log
db-fault-result = its result does not follow from its log
db-fault-sitters = the people who sit there do not follow from its log
db-fault-solo = its game alone does not follow from its log
db-fault-participants = the people whom it names do not follow from its log
db-fault-ratings =
    { $count ->
        [one] One rating does not follow from the results.
       *[other] { $count } ratings do not follow from the results.
    }
db-fault-record = the game that is kept as text does not replay as it is written
db-saved =
    { $entries ->
        [one] One entry saved.
       *[other] { $entries } entries saved.
    }
db-restored =
    { $entries ->
        [one] One entry restored.
       *[other] { $entries } entries restored.
    }
db-repair-aside = { $done ->
        [yes] The whole table was set aside: it cannot be opened, and its people are told so.
       *[no] The whole table would be set aside: it could not be opened, and its people would be told so. To keep more, use --from or --truncate.
    }
db-repair-truncate =
    { $entries ->
        [one] The first entry { $done ->
            [yes] was kept: the game goes on from there.
           *[no] would be kept: the game would go on from there.
        }
       *[other] The first { $entries } entries { $done ->
            [yes] were kept: the game goes on from there.
           *[no] would be kept: the game would go on from there.
        }
    }
db-repair-restore =
    { $done ->
        [yes] It was restored from the backup, with what was added since
       *[no] It would be restored from the backup, with what was added since
    }: { $entries ->
        [one] one entry.
       *[other] { $entries } entries.
    }
db-repair-derive = { $done ->
        [yes] Its log is good; what follows from it was stored again.
       *[no] Its log is good; what follows from it would be stored again.
    }
db-repair-ratings =
    { $count ->
        [one] One rating { $done ->
            [yes] was worked out again.
           *[no] would be worked out again.
        }
       *[other] { $count } ratings { $done ->
            [yes] were worked out again.
           *[no] would be worked out again.
        }
    }
db-repair-leave = It is left as it is.
db-no-help-none = The backup does not have this table.
db-no-help-short = The backup was made before the damaged entry was written.
db-no-help-damaged = This table is damaged in the backup, too.
db-no-help-differs = The backup does not agree with the entries that are good here: it is of another game.
db-nothing-lost = Nothing is lost.
db-nothing-to-repair = There is nothing to repair.
db-lost-move = Lost: entry { $entry }, the move { $move } of { $player }
db-lost-event = Lost: entry { $entry }, { $event }
db-event-opened = the opening of the table
db-event-joined = somebody sat down
db-event-left = somebody left
db-event-started = the beginning of the game
db-event-finished = the end of the game
db-event-went-away = somebody went away
db-event-came-back = somebody came back
db-lost-unreadable = Lost: entry { $entry }, which cannot be read
db-lost-missing =
    { $count ->
        [one] One more entry was missing already.
       *[other] { $count } more entries were missing already.
    }
db-lost-tail = What happened after the last entry is lost.
db-lost-by-table = the table itself
db-lost-by-seat = seat { $seat }
db-repair-not-done = Nothing has been changed. To do this, stop the server and add --yes.
db-in-use = A server runs on this database: { $server }. Stop it first, since it keeps tables in memory.
db-address = A database is named sqlite:///FILE or postgresql://USER@HOST/NAME.
db-not-empty = This database already holds tables: nothing was restored.
db-keep-where = --keep needs a folder that exists: { $folder } is none.
db-none = there is no database yet
db-file = { $file }: { $why }
db-newer = The database { $place } was written by a newer version of Ludomots: its form is { $found }, and this version knows forms up to { $known }. Install that version again, or restore a backup made with this one.
db-away = The database { $place } cannot be reached: { $why }
db-locked = The database { $place } is held by another program and stays locked. Stop that program, then try again.
db-disk-full = There is no room left on the disk of the database { $place }. Make some, then try again.
db-read-only = The database { $place } cannot be written. Check the owner and the permissions of the file and of its folder.
db-damaged = The database { $place } is damaged, or is no database. Restore a backup into a new one: ludomots db restore FILE --database sqlite:///NEW
db-error = The database { $place } says: { $why }
