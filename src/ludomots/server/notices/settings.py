"""How a server sends notices, as its operator says."""

import msgspec


class NoticeSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Where mails go out (``smtp://USER:PASSWORD@HOST:PORT``, ``smtps://…``) and from whom, and
    the address of the site as people reach it, which links in mails begin with.

    ``push_inside``: push messages may also go to addresses inside the operator's own network, over
    plain http too. Otherwise no visitor can make the server call anything but public addresses.
    """

    mail_server: str | None = None
    mail_from: str | None = None
    public_url: str | None = None
    push_inside: bool = False

    @property
    def has_mail(self) -> bool:
        """Whether mails can be sent."""
        return None not in (self.mail_server, self.mail_from, self.public_url)

    def link(self, path: str) -> str:
        """Return a page of the site as a whole address."""
        return f"{(self.public_url or '').rstrip('/')}{path}"

    @property
    def contact(self) -> str | None:
        """Whom a push service can write to if this server does something odd."""
        if self.mail_from is not None:
            return f"mailto:{self.mail_from}"
        is_public = (self.public_url or "").startswith("https://")
        return self.public_url if is_public else None
