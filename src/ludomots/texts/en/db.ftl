# The commands about the database.

cli-db = Look after the database of the server.
cli-db-check = Replay every table and compare.
cli-db-backup = Copy the database into a new file, also while games are played.
cli-db-restore = Copy a backup into an empty database.
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
db-fault = Table { $table }: { $why }
db-fault-at = Table { $table }, entry { $entry }: { $why }
db-fault-gap = entries are missing before this one
db-fault-unreadable = it cannot be read
db-fault-event = it cannot come at this place
db-fault-move = the rules refuse this move
db-fault-commitment = the secret is not the one that was promised
db-fault-outcome = the game does not end like this
db-fault-table = its row in the list of tables does not follow from its log
db-fault-result = its result does not follow from its log
db-fault-sitters = the people who sit there do not follow from its log
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
db-address = A database is named sqlite:///FILE or postgresql://USER@HOST/NAME.
db-not-empty = This database already holds tables: nothing was restored.
db-keep-where = --keep needs a folder that exists: { $folder } is none.
db-none = there is no database yet
db-file = { $file }: { $why }
db-unreachable = The database cannot be used, so the server does not start: { $why }
db-error = The database says: { $why }
