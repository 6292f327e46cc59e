import type { MotifName } from './library';
import { storyMeanings } from './story-meanings';

/** Words of titles and keywords that name a motif; a final s is ignored, `two_words` is a phrase. */
export const meanings: Readonly<Record<MotifName, string>> = {
  sun: 'sun sunny sunshine summer sunrise sunset dawn noon day daylight solar midsummer spring light tropical heat desert hot lawrence arabia sahara',
  moon: 'moon moonlight moonrise lunar night nighttime midnight nocturnal werewolf twilight dusk dream dreaming sleep nightmare',
  star: 'star stardom fame celebrity hollywood superstar walk_of_fame soviet communism stardust superhero captain',
  planet:
    'planet world space outer_space galaxy cosmos cosmic saturn jupiter mars interstellar space_opera solaris universe alien_planet expanse odyssey',
  rocket:
    'rocket spaceship spacecraft space_travel space_race trip_to_the_moon launch space_exploration moon_landing apollo space_station trek trekker',
  saucer: 'ufo flying_saucer alien extraterrestrial alien_invasion encounter abduction invasion x-files outer',
  comet: 'comet meteor asteroid melancholia doomsday end_of_the_world apocalypse disaster impact don’t_look_up',
  bolt: 'lightning thunder storm electricity electric power frankenstein shock thunderstorm flash',
  cloud: 'cloud rain sky weather heaven rainy storm singing fog mist tempest',
  aurora: 'aurora north arctic antarctica pole polar lapland',
  snowflake: 'snow winter cold ice frozen christmas blizzard snowman frost santa holiday fargo south_park',
  atom: 'atom atomic nuclear physics physicist scientist science quantum radiation oppenheimer chernobyl bang_theory experiment relativity',
  mountain:
    'mountain hill peak summit climbing mountaineering alps himalaya everest brokeback sierra hiking cliff nomadland plateau fuji',
  volcano: 'volcano lava eruption pompeii magma stromboli',
  bareTree: 'tree woods forest haunted autumn grave sleepy_hollow swamp witch witchcraft bare wicker',
  fir: 'pine forest woods camping wilderness timber scandinavia lumberjack canada wild',
  forest:
    'forest woods jungle wilderness nature survival camping park national_park twin_peaks hunter hunting planet_earth documentary_nature',
  flower: 'flower garden blossom bloom daisy magnolia orchid lily sunflower spring nature botany lotus',
  rose: 'rose love romance beauty passion bachelor wedding valentine affair marriage',
  tulips: 'tulip netherlands dutch holland amsterdam garden blossom',
  leaf: 'leaf leaves grass autumn green environment ecology vegetarian plant botanical cannabis weed strawberry strawberries',
  wheat: 'wheat harvest farm farming farmer rural countryside peasant agriculture field days_of_heaven famine bread',
  wave: 'wave sea ocean surf surfing tsunami flood water deep abyss tide beach sailor poseidon storm',
  cactus: 'cactus desert mexico arizona texas border paris_texas mexican western wild_west albuquerque',
  palm: 'palm beach tropical hawaii california los_angeles miami vacation holiday paradise florida sunset_boulevard white_lotus aloha temptation',
  flame: 'fire flame burning burn arson hell inferno firefighter portrait heat inferno phoenix blaze incendies devil',
  mushroom: 'mushroom wonderland drugs psychedelic smurf fairy gnome fungus last_of_us phantom_thread',
  apple: 'apple fruit teacher school garden eden snow_white temptation newton sin education orchard food',
  drop: 'drop water blood tear oil rain crying thirst drought plasma true_blood petroleum pollution',
  island: 'island castaway desert_island shipwreck lost survivor shutter monte_cristo robinson tropical moana lagoon',
  reeds: 'marsh swamp pond river lake reed bayou crawdad',
  bird: 'bird dove swallow pigeon swan nightingale lark freedom peace wing fly flying sparrow swan_lake hummingbird',
  crow: 'crow raven blackbird rooster hawk falcon eagle vulture birds maltese cuckoo hitchcock condor corbeau',
  gulls: 'seagull gull coast seaside harbor beach birds seabird',
  cat: 'cat kitten feline panther leopard tiger lynx cheetah puma catwoman tiger_king totoro pink_panther',
  dog: 'dog puppy hound dalmatian canine poodle beagle pet bluey scooby lassie amores_perros reservoir',
  horse: 'horse stallion mare pony equestrian black_beauty war_horse bojack cavalry turin mustang unicorn cattle',
  galloper: 'horse_racing gallop racehorse seabiscuit jockey muybridge stagecoach pony_express chase',
  fish: 'fish nemo fishing fisherman salmon seafood aquarium goldfish mermaid ponyo sushi underwater',
  shark: 'shark jaws great_white shark_attack',
  whale: 'whale moby dolphin moby_dick whaling blue_planet free_willy orca ocean_life',
  octopus: 'octopus squid kraken tentacle squid_game cephalopod leagues_under_the_sea cthulhu',
  bat: 'bat batman vampire dracula nosferatu gotham cave dark_knight transylvania',
  spider: 'spider web spider-man tarantula spiderwoman arachnid kingdom_of_spiders charlotte’s',
  snake: 'snake serpent python viper anaconda cobra kai',
  wolf: 'wolf wolves werewolf coyote wolf_man howling wall_street wolfwalkers witcher husky mononoke',
  fox: 'fox fantastic_mr zootopia fleabag trickster hound',
  owl: 'owl wisdom harry_potter wizard magician hogwarts',
  lion: 'lion king africa safari savanna pride roar serengeti tiger madagascar narnia',
  bear: 'bear teddy grizzly paddington koda panda pooh polar_bear brother_bear revenant kung_fu_panda chef',
  rabbit: 'rabbit bunny hare jojo peter_rabbit donnie_darko roger easter watership wallace harvey zootopia',
  butterfly: 'butterfly moth insect metamorphosis silence_of_the_lambs chrysalis bug ant bee cocoon',
  ape: 'ape monkey gorilla kong chimpanzee king_kong simian primate baboon tarzan',
  dinosaur:
    'dinosaur jurassic tyrannosaurus godzilla kaiju monster reptile fossil prehistoric lizard lost_world gertie dragon',
  elephant: 'elephant dumbo circus mammoth africa india elephant_man jungle livestock',
  claw: 'claw monster beast slasher scratch freddy wolverine creature werewolf predator',
  feather: 'feather forrest quill writer icarus angel wings_of_desire light',
  eye: 'eye vision look seeing blind blindness gaze voyeur voyeurism spy surveillance witness watching watch watcher hypnosis dream surrealism big_brother andalusian see caligari hypnotist camera black_mirror',
  hand: 'hand finger palm touch zombie undead living_dead puppet_master strangler pianist pickpocket addams murder hands massage thief',
  fist: 'fist fight punch rebellion resistance revolution strike martial_arts kung_fu protest power boys civil_rights uprising riot potemkin union karate enter_the_dragon labor',
  lips: 'lips kiss sex seduction mouth rocky_horror desire erotic lipstick gossip pink talk',
  profile:
    'portrait woman man person face identity persona silhouette biography girl boy self mister mr mrs miss lady sir',
  faces:
    'double twin doppelganger rivals dual duo two together marriage divorce scenes couple dialogue brothers sisters friends debate rivalry conversation before',
  kiss: 'kiss love romance lovers romantic affair passion couple wedding marriage la_la in_the_mood',
  skull:
    'skull death dead pirate corpse cemetery skeleton bones grave funeral killer day_of_the_dead zombie walking_dead undertaker massacre',
  mask: 'mask masquerade zorro superhero thief disguise ball carnival heist money_heist venice masked phantom invisible vendetta lone_ranger traitors',
  theatre:
    'theatre theater stage actor actress drama comedy broadway play shakespeare tragedy performance opera understudy troupe paradise acting',
  mind: 'mind brain memory amnesia psychology psychiatrist therapy madness insanity mental_illness psychological dream inception asylum head paranoia psychoanalysis thought eternal_sunshine consciousness hypnosis severance intelligence',
  heart: 'heart love romance valentine sweetheart passion lover cardiology affection love_story bachelorette dating',
  brokenHeart: 'heartbreak breakup divorce jealousy grief loss betrayal separation broken sorrow melancholy',
  man: 'man gangster businessman detective private_detective agent spy salaryman mad_men don godfather mafia salesman lawyer succession boss suit waiter office third_man irishman citizen advertising suits',
  woman:
    'woman lady girl dress fashion princess maid housewife bride amelie actress madame mademoiselle women emily widow sister feminism dame geisha little_women dressmaker',
  dancers:
    'dance dancing dancer ballet waltz tango ballroom musical top_hat swing flamenco strictly dirty_dancing fever la_la_land',
  runner:
    'run running runner chase escape fugitive marathon chariots race pursuit athlete sprint sport olympic gump lola breathless flight',
  fall: 'vertigo fall falling dizzy acrophobia suicide collapse skyfall gravity anatomy_of_a_murder anatomy_of_a_fall descent',
  gunman: 'gunslinger gunfight shootout outlaw duel bandit gunfighter high_noon standoff assassin hitman bounty_hunter',
  rider:
    'rider ride cowboy riding searchers knight-errant stagecoach shane quixote wagon frontier ranch easy_rider pale dutton',
  crowd:
    'crowd people society family children ensemble friends party metropolis masses population workers seven twelve angry jury city_of class students group audience mob roma parasite community boys girls team shoplifters',
  samurai:
    'samurai ronin shogun warrior japan feudal bushido yojimbo shoguns kagemusha ran throne rashomon swordsman ninja',
  knight:
    'knight medieval armor crusade king_arthur round_table excalibur middle_ages seventh_seal joan monty_python grail chivalry thrones game_of_thrones holy_grail',
  soldier:
    'soldier war army military infantry trench platoon battle western_front world_war world_war_i world_war_ii d-day private ryan marine combat glory front troops regiment vietnam full_metal_jacket paths bastards winter_soldier',
  cowboy:
    'cowboy west sheriff western texas cassidy wild_bunch django outlaw marshal ranger frontier ranch unforgiven butch gunslinger yellowstone deadwood',
  astronaut:
    'astronaut gravity space_station cosmonaut first_man martian spacewalk mission mankind moon_landing apollo for_all hail_mary',
  robot:
    'robot android artificial_intelligence machine cyborg terminator metropolis humanoid iron_giant wall-e westworld replicant automaton mecha robocop ex_machina',
  ghost:
    'ghost spirit haunted haunting poltergeist spectre specter supernatural phantom casper paranormal ghostbusters haunted_house seance others phantom_carriage horror_story',
  crownHead:
    'crown king queen royal royalty prince princess monarchy emperor throne empire succession palace kingdom sultan majesty tsar lear macbeth elizabeth victoria favourite black_panther',
  mother:
    'mother child motherhood baby pregnancy birth family parenting orphan son daughter nurse midwife adoption parent madonna mama nanny',
  children:
    'child kid children boy girl childhood coming_of_age school friendship orphan playground 400 brothers kids youth teenager goonies stranger_things boyhood peanuts sibling toy',
  clown: 'clown joker circus jester pennywise carnival comedian clowns he_who_gets_slapped fool',
  halo: 'saint angel guardian_angel god jesus christ prophet religion nun passion priest miracle holy gospel faith church messiah pope joan jeanne andrei young',
  key: 'key secret locked notorious mystery lock room garden unlock escape_room',
  keyhole: 'keyhole secret spying voyeurism peeping private_life room locked_room voyeur',
  door: 'door exit room entrance portal behind closed_doors doors monsters exorcist leaving home open',
  window: 'window rear_window apartment voyeur neighbor tenant building murders_in_the_building flat witness',
  stairs:
    'stairs staircase steps stairway odessa climb shining class_difference parasite basement ladder downstairs upstairs',
  clock:
    'clock time time_travel hour minute deadline safety_last high_noon countdown time_loop midnight groundhog groundhog_day watchmaker future back_to_the_future timeline second 24 era dark',
  hourglass: 'hourglass time sand history fate destiny ageing aging old_age immortality eternity century dune past',
  candle: 'candle barry_lyndon prayer vigil darkness ritual mourning vow monastery period_drama wake birthday',
  streetLamp:
    'street lamp gaslight night alley noir fog london lamplight jack_the_ripper third_man whitechapel streetlight',
  bulb: 'idea invention inventor edison genius light electricity innovation startup currents',
  umbrella: 'umbrella rain cherbourg singin mary_poppins umbrellas rainy parapluies england singing_in_the_rain',
  bowler:
    'hat bowler chaplin gentleman tramp clockwork_orange magritte steed comedian slapstick kid gentlemen butler english tati hulot banker patrick laurel',
  heel: 'shoe heel cinderella fashion prada shoes red_shoes sex_and_the_city carrie dress stiletto glamour slipper emily_in_paris model',
  suitcase:
    'suitcase travel trip journey vacation holiday exile immigrant immigration tourist darjeeling luggage emigrant stranger airport terminal traveler refugee',
  letter: 'letter mail post letters postman correspondence message envelope shop_around postcard writing',
  book: 'book novel reading library story diary literature fairy_tale tale tales storytelling writer author princess_bride journal dictionary poet poetry jungle neverending bookshop chronicles',
  telephone: 'telephone phone call dial dial_m hotline ring scream saul operator caller switchboard',
  camera:
    'film movie cinema filmmaking filmmaker director movie_camera hollywood photographer photography paparazzi blow-up 8½ movie_star behind_the_scenes peeping man_with_a_movie_camera documentary day_for_night studio',
  reel: 'cinema film projectionist movie_theater paradiso film_history reel documentary sherlock_jr cinephile entertainment',
  television:
    'television tv network news broadcast media journalist reality_tv truman show host anchor morning sitcom talk_show late_show wandavision reality newsroom ringu daily',
  revolver:
    'gun pistol revolver shooting murder gangster outlaw bonnie clyde robbery bank_robbery crime hitman assassin bullet 007 james_bond killing smoking weapon cop police shoot',
  bullets:
    'bullet ammunition gang cartel massacre war mafia full_metal_jacket narco goodfellas peaky sicario shooter hitmen bullitt sniper',
  sword:
    'sword swordsman blade fencing musketeer excalibur gladiator highlander crusader witcher dagger robin_hood seventh viking duel duelist three_musketeers',
  katana: 'katana kill_bill samurai sword ninja yakuza blade demon_slayer revenge bushido kimono harakiri seppuku',
  dagger:
    'dagger knife stab murder assassin psycho slasher knives julius_caesar stabbing butcher assassination murderer killer serial_killer dexter murders',
  bomb: 'bomb explosion terrorism dynamite hurt_locker cold_war explosive strangelove wages_of_fear terrorist sabotage fuse nitroglycerin hijacking boom guy_fawkes',
  anchor: 'anchor sailor navy ship submarine captain bounty harbor naval port seaman popeye battleship marine boat',
  ring: 'ring wedding engagement marriage lord_of_the_rings fellowship bride rings jewel power hobbit tolkien married_at',
  diamond: 'diamond jewel jewelry gem heist jewel_thief uncut gentlemen_prefer treasure pink_panther luxury ruby',
  coins:
    'money gold treasure greed bank rich wealth casino fortune gambling debt finance wall_street stock market scam billionaire greed millionaire dollar dollars robbery loan billions',
  scales:
    'justice trial court courtroom law lawyer judge legal jury attorney mockingbird kramer verdict witness_for_the_prosecution lawsuit law_and_order suits good_wife',
  chess: 'chess game strategy queen’s_gambit gambit seventh_seal grandmaster match king pawn politics',
  spade: 'poker gamble gambler casino card ace gambling blackjack royale bluff',
  cards:
    'card cards gambling poker house_of_cards cincinnati sting las_vegas alice magic magician illusion prestige trick tarot grifter con_artist',
  dice: 'dice game chance luck casino jumanji gambling las_vegas board_game random fortune dungeons',
  puzzle: 'puzzle enigma riddle missing mystery autism jigsaw memento imitation_game saw code game mole code-breaking',
  magnifier:
    'detective investigation sherlock holmes clue inspector mystery poirot columbo investigator search evidence sleuth whodunit monk crime_solving marple knives_out hound_of',
  fingerprint:
    'fingerprint forensic crime identity police csi criminal evidence murder_investigation suspect usual_suspects serial true_crime mindhunter cold_case confession zodiac suspects forensics',
  badge:
    'sheriff police badge marshal cop law_enforcement brooklyn sergeant nypd detective policeman precinct officer wyatt the_wire',
  bars: 'prison jail prisoner prison_escape convict shawshank escape alcatraz captivity inmate wrongful condemned orange_is orange captive imprisonment cell grand_illusion',
  maze: 'maze labyrinth shining marienbad pan’s_labyrinth minotaur lost runner bureaucracy trial puzzle corridor westworld',
  spiral:
    'vertigo spiral dream hypnosis obsession time_loop confusion madness whirl twilight_zone dizzy memento uzumaki mystery inner_life dark tenet',
  target:
    'target sniper assassin assassination manhunt day_of_the_jackal spy archer shot bourne bond mission espionage agent hunted cold_war covert hunger_games hawkeye homeland',
  gear: 'machine industry factory modern_times engineer steampunk mechanical automation clockwork labor worker steam mechanism hugo',
  computer:
    'computer hacker internet virtual_reality cyber programmer wargames technology tron software silicon matrix coding social_network website artificial_intelligence simulation it_crowd mr_robot digital silo elephants_dream',
  flask:
    'chemistry chemist experiment mad_scientist breaking laboratory potion jekyll hyde virus mutation scientist frankenstein poison science medicine drug meth invisible_man mad_science pandemic re-animator',
  cross:
    'cross church priest exorcist exorcism faith religion vampire nun catholic crusade christian monk pastor missionary christianity convent grave demon evil',
  lantern:
    'lantern china chinese festival raise_the_red red_lantern mulan geisha tea beijing hero spirited asia shanghai',
  fan: 'fan geisha kimono kabuki opera concubine memoirs farewell lady dynasty wuxia',
  balloons: 'balloon red_balloon party birthday up clown childhood carnival celebration joy',
  hotAirBalloon:
    'hot_air_balloon around_the_world adventure eighty oz flight journey expedition balloonist eighty_days nausicaa',
  kite: 'kite kite_runner wind childhood mary_poppins afghanistan windy',
  tent: 'circus tent carnival freaks greatest dumbo trapeze showman acrobat bake_off baking fair big_top la_strada freak lola_montes',
  ferrisWheel: 'amusement_park fair carnival ferris_wheel vienna prater third_man wheel coney wonder fairground',
  ball: 'football soccer sport team world_cup ball baseball basketball coach ted_lasso beckham goal league lasso friday_night playing stadium championship',
  trophy:
    'champion competition contest winner victory award pageant race world_cup talent contestant drag_race bake_off game_show challenge tournament voice idol strictly',
  glove: 'boxing boxer rocky raging bull fighter ring heavyweight million_dollar creed champion raging_bull knockout',
  cup: 'coffee tea cafe coffeehouse breakfast friends morning frasier coffee_shop conversation central_perk twin_peaks diner brief_encounter gilmore_girls',
  wine: 'wine alcohol alcoholism party bar sideways vineyard drinking another_round dinner drunk cocktail cheers feast champagne celebration lost_weekend casablanca boardwalk_empire',
  cutlery:
    'food cook cooking chef restaurant dinner babette ratatouille kitchen feast cannibal cannibalism menu waiter eating hunger tampopo bear top_chef masterchef cuisine street_food delicatessen dining',
  loaf: 'bread bakery baker baking great_british pastry hunger cake pie bake',
  strings:
    'puppet marionette pinocchio manipulation puppeteer doll being_john wooden toy puppets muppets control conspiracy',
  flag: 'flag patriot revolution nation independence battle politics president election rebellion les_miserables civil_war washington country republic freedom white_house west_wing campaign political iwo_jima liberty america marseillaise colonialism algiers union',
  note: 'music song singing singer musical melody sound_of_music composer musician choir pitch jazz_singer sing glee band opera voice soundtrack carol mozart amadeus',
  record:
    'record dj disco vinyl rock rock_and_roll soul funk radio pop hip_hop rap high_fidelity motown album dance_music club party punk soul_music sugar_man beat get_back',
  guitar:
    'guitar rock_star country band folk rock blues crossroads nashville llewyn coco woodstock spinal_tap last_waltz hendrix desperado concert hard_day’s_night mariachi',
  violin:
    'violin orchestra classical_music symphony conductor fiddle red_violin tár tar sherlock musician cello concerto',
  trumpet: 'trumpet jazz la_strada brass louis_armstrong bugle miles round_midnight treme fanfare new_orleans bebop',
  saxophone: 'saxophone sax jazz blues bird whiplash nightclub swing cotton_club some_like_it_hot jazz_age',
  piano:
    'piano pianist keyboard sonata green_book shoot_the_piano_player chopin concert composer shine ragtime autumn_sonata liszt',
  microphone:
    'singer microphone comedian stand-up radio talk_show karaoke comedy host interview broadcaster podcast king’s_speech speech voice maisel late_night conan daily_show stutter stand-up_comedian tonight talk hacks seinfeld baby_reindeer',
  drum: 'drum drummer whiplash tin_drum rhythm percussion march jumanji sound_of_metal',
  accordion: 'accordion amelie paris chanson gypsy polka roma folk balkan underground atalante',
  city: 'city new_york manhattan metropolis urban skyline skyscraper chicago skyscrapers downtown new_york_city annie gotham tokyo night_on_earth town blade_runner 30_rock suburbia streets crowd berlin symphony neighborhood girls',
  towers:
    'tower building corporate office architecture high-rise towering architect skyscraper fountainhead die_hard business industry apartment block silicon_valley corporation playtime succession tightrope wire wire_walker',
  house:
    'house home family suburb cottage village household up_house neighbours neighbor suburban wisteria housewives american_beauty dollhouse haunted_house renovation queer_eye home_alone blandings monster_house property real_estate cabin',
  mansion:
    'mansion manor haunted_house rebecca manderley gothic psycho bates estate aristocrat gosford downton addams heiress haunting crimson rebecca sunset_boulevard innocents hill_house sussex bridgerton sunset ambersons country_house usher',
  castle:
    'castle fairy_tale kingdom princess disney medieval dragon howl cagliostro king beauty_and_the_beast frozen dracula witch magic shrek fantasy prince fortress elsinore hamlet snow_white rapunzel',
  lighthouse: 'lighthouse keeper coast harbor shutter broadchurch beacon cape portrait_of_jennie',
  church:
    'church village priest winter_light religion wedding pastor ida baptist calvary choir vicar white_ribbon amish hunter parish puritan',
  torii: 'japan shrine shinto kyoto onibaba ugetsu spirited_away tokyo japanese miyazaki okinawa',
  pagoda:
    'china temple kung_fu tibet buddhism crouching last_emperor monk shaolin martial_arts monastery buddhist karate_kid emperor seven_years',
  pyramid:
    'egypt pyramid mummy pharaoh cleopatra moses ten_commandments nile archaeologist tomb ancient_egypt cairo death_on_the_nile archaeology raiders',
  bridge:
    'bridge brooklyn river_kwai san_francisco golden_gate broen madison madison_county engineering crossing lovers_on_the_bridge tacoma river golden_gate_bridge broadchurch danish east_river bridges',
  tower:
    'paris eiffel eiffel_tower france french amelie an_american_in_paris midnight_in_paris breathless lupin zazie bonheur playtime breathless',
  factory:
    'factory worker industry strike labor union modern_times pollution smoke coal industrial chocolate kuhle roger clerk coal_mining miner mining working_class steelworks',
  windmill: 'windmill netherlands dutch quixote la_mancha miller foreign_correspondent',
  column:
    'greece greek ancient rome ruins mythology statue zorba mamma_mia antiquity classical philosophy acropolis olympus argonauts roman_empire',
  temple:
    'rome roman gladiator ben-hur spartacus ancient_rome emperor caligula julius_caesar senate empire caesar quo_vadis colosseum hercules oracle bank olympia i_claudius claudius',
  taj: 'india bollywood mumbai hindi delhi calcutta mughal gandhi lagaan slumdog punjab bengal pakistan maharaja persia iran arabian aladdin bagdad baghdad sultan arabia arabian_nights indian_cinema',
  statue:
    'statue liberty new_york immigrant ellis_island america planet_of_the_apes immigration american brooklyn godfather monument independence',
  stadium:
    'stadium olympics arena concert rugby american_football friday_night_lights super_bowl invictus olympiad olympic_games spectacle',
  ziggurat:
    'aztec maya mayan inca apocalypto indiana_jones raiders mexico tomb mesopotamia babylon archaeologist lost_city el_dorado aguirre intolerance conquistador jungle',
  motel:
    'motel hotel neon schitt psycho bates las_vegas grand_budapest roadside lobby inn detour sign no_country diner casino hostel',
  road: 'road highway road_trip route drive driver hitchhiker thelma lost_highway duel mad_max nomad fury_road street la_strada driving truck roads wanderer wild_at_heart on_the_road straight_story nebraska two-lane drive my_car',
  train:
    'train railway express orient_express station railroad lady_vanishes snowpiercer brief_encounter trainspotting polar_express locomotive subway strangers_on_a_train busan shanghai_express death_railway la_ciotat grand_central',
  locomotive:
    'general locomotive train_robbery steam_train railroad iron_horse great_train railway_children casey bête_humaine transcontinental railway_engineer',
  car: 'car driver taxi taxi_driver chauffeur driving cab getaway car_chase fast furious le_mans automobile traffic grand_tour top_gear rally baby_driver christine herbie police_car miss_daisy cars racing garage taste_of_cherry cherry twisted vehicular combat_racing',
  roadster:
    'sports_car convertible racing_car speed bond race_car ford_v_ferrari il_sorpasso rush grand_prix thelma le_mans ferrari gatsby ford sorpasso race',
  bicycle:
    'bicycle bike thieves bicycle_thieves cyclist breaking_away wadjda triplets_of_belleville jour_de_fête kid_with_a_bike tour_de_france cycling e_t e.t butch kikujiro',
  motorcycle:
    'motorcycle biker easy_rider wild_one anarchy akira motorcycle_diaries scooter great_escape quadrophenia vespa roman_holiday gang sons_of_anarchy',
  plane:
    'airplane plane flight pilot aviator airport top_gun aviation air_force casablanca catch_me airline jet flying red_eye airplane! fighter_pilot skies hijacking exit_visa',
  biplane:
    'wings biplane aviator world_war_i red_baron flying_ace porco wind_rises north_by_northwest pilot air_race barnstormer lindbergh dawn_patrol',
  ship: 'ship titanic liner ocean_liner cruise love_boat sinking passenger steamboat captain voyage shipwreck poseidon potemkin battleship steamship iceberg passage amarcord',
  sailboat:
    'sailing boat yacht purple_noon sailor knife_in_the_water regatta kon-tiki life_of_pi lake voyage lifeboat raft old_man_and_the_sea moana castaway pi odyssey dead_calm',
  galleon:
    'pirate galleon mutiny bounty treasure_island master_and_commander black_pearl columbus caribbean buccaneer captain_blood one_piece privateer sea_hawk armada exploration explorer conquest',
  submarine:
    'submarine das_boot red_october nautilus torpedo underwater crimson_tide u-boat deep_sea leagues yellow_submarine',
  zeppelin: 'zeppelin airship hindenburg steampunk castle_in_the_sky laputa last_crusade dirigible sky rocketeer',
  helicopter:
    'helicopter apocalypse vietnam vietnam_war black_hawk airwolf la_dolce_vita dolce mash m*a*s*h m\u2217a\u2217s\u2217h rescue riviera',
  bus: 'bus school_bus speed sweet_hereafter graduate priscilla public_transport magic_school_bus night_bus it_happened_one_night partridge',
  tank: 'tank fury panzer patton military battle lebanon tiananmen desert_fox invasion armored stalingrad kelly',
  wheel: 'captain steamboat sailor helm steamboat_willie moby_dick voyage navy buster navigator bounty_ship',
  ...storyMeanings,
};
